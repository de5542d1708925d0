# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
encoder = nn.TransformerEncoder(layer, num_layers=2)

lengths = torch.tensor([5, 3, 4])  # real tokens in each sample
padding = torch.arange(5) >= lengths[:, None]
causal = torch.ones(5, 5, dtype=torch.bool).triu(diagonal=1)
print(causal.int())
print(padding.int())

x = torch.randn(3, 5, 8)
out = encoder(x, mask=causal, src_key_padding_mask=padding)
print(tuple(out.shape))
# --8<-- [end:show]

# --8<-- [start:each-mask-hides]
layer = nn.TransformerEncoderLayer(
    8, 2, 16, dropout=0.0, batch_first=True
)
encoder = nn.TransformerEncoder(layer, num_layers=2)
later = x.clone()
later[:, 3] = 7.0
before = encoder(x, mask=causal)
after = encoder(later, mask=causal)
assert torch.equal(before[:, :3], after[:, :3])
assert (before[:, 3:] != after[:, 3:]).any(-1).all()
unmasked = encoder(later) - encoder(x)
assert (unmasked[:, :3] != 0).any(-1).all()

noisy = x.clone()
noisy[padding] = 7.0
before = encoder(x, src_key_padding_mask=padding)
after = encoder(noisy, src_key_padding_mask=padding)
assert torch.equal(before[~padding], after[~padding])
moved = (encoder(noisy) - encoder(x))[1, :3]
assert (moved != 0).any(-1).all()

message = ""
try:
    encoder(x, is_causal=True)
except RuntimeError as error:
    message = str(error)
assert message.startswith(
    "Need attn_mask if specifying the is_causal hint."
)
encoder.eval()
with torch.no_grad():
    hinted = encoder(x, is_causal=True)
    assert torch.equal(hinted, encoder(x))
    moved = encoder(later, is_causal=True) - hinted
    assert (moved != 0).any(-1).all()
encoder.train()
# --8<-- [end:each-mask-hides]

# --8<-- [start:wrong-way-round]
def moves(mask):
    out = encoder(x, src_key_padding_mask=mask)
    real = x.clone()
    real[1, 1] = 7.0  # sample 1: tokens 0 to 2 are real
    by_real = encoder(real, src_key_padding_mask=mask)
    by_pad = encoder(noisy, src_key_padding_mask=mask)
    return [
        not torch.equal(out[1, 0], by_real[1, 0]),
        not torch.equal(out[1, 0], by_pad[1, 0]),
    ]


assert moves(padding) == [True, False]
kept = (~padding[1:2]).int().expand(3, 5)
assert moves(kept == 0) == [True, False]
assert moves(kept.bool()) == [False, True]

assert moves((kept == 0).float()) == [True, True]
minus_inf = torch.zeros(3, 5)
minus_inf.masked_fill_(padding, -torch.inf)
assert moves(minus_inf) == [True, False]

message = ""
try:
    moves(kept)
except AssertionError as error:
    message = str(error)
assert message == (
    "only bool and floating types of "
    "src_key_padding_mask are supported"
)
# --8<-- [end:wrong-way-round]

# --8<-- [start:float-mask-warns]
make = nn.Transformer.generate_square_subsequent_mask
ready = make(5)
assert ready.dtype == torch.float32
assert torch.equal(ready == -torch.inf, causal)
assert (ready[~causal] == 0).all()
assert torch.allclose(
    encoder(x, mask=ready), encoder(x, mask=causal)
)

import warnings

both = {"mask": ready, "src_key_padding_mask": padding}
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    mixed = encoder(x, **both)
assert caught[0].category is UserWarning
assert str(caught[0].message) == (
    "Support for mismatched src_key_padding_mask and "
    "mask is deprecated. "
    "Use same type for both instead."
)
both["mask"] = ready == -torch.inf
assert torch.equal(mixed, encoder(x, **both))
# --8<-- [end:float-mask-warns]

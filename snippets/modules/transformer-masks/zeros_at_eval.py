# --8<-- [start:show]
import warnings

import torch
from torch import nn

torch.manual_seed(0)
layer = nn.TransformerEncoderLayer(
    8, 2, 16, dropout=0.0, batch_first=True
)
encoder = nn.TransformerEncoder(layer, num_layers=2)
x = torch.randn(2, 5, 8)
padding = torch.tensor([[False] * 3 + [True] * 2] * 2)

trained = encoder(x, src_key_padding_mask=padding)
encoder.eval()
with torch.no_grad(), warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    evaluated = encoder(x, src_key_padding_mask=padding)
print(str(caught[0].message).split(".")[0])
for name, out in (("train", trained), ("eval", evaluated)):
    zeros = (out == 0).all(dim=-1).int()
    print(name, tuple(out.shape), zeros[0].tolist())
# --8<-- [end:show]

# --8<-- [start:zeros-at-the-padding]
assert (trained[padding] != 0).any(-1).all()
assert (evaluated[padding] == 0).all()
assert evaluated.shape == x.shape
real = ~padding
assert torch.allclose(
    trained[real], evaluated[real], atol=1e-5
)

empty = torch.tensor([[False] * 5, [True] * 5])
with torch.no_grad():
    out = encoder(x, src_key_padding_mask=empty)
assert (out[1] == 0).all()
message = ""
try:
    with torch.no_grad():
        encoder(x, src_key_padding_mask=empty[[1, 1]])
except RuntimeError as error:
    message = str(error)
assert message == (
    "to_padded_tensor: at least one constituent "
    "tensor should have non-zero numel"
)
# --8<-- [end:zeros-at-the-padding]

# --8<-- [start:two-fixes]
def pool(out):
    out = out.masked_fill(padding[..., None], 0.0)
    return out.sum(1) / real.sum(1, keepdim=True)


assert torch.allclose(
    pool(trained), pool(evaluated), atol=1e-5
)
plain = trained.mean(1) - evaluated.mean(1)
assert plain.abs().max() > 0.1

same = nn.TransformerEncoder(
    layer, 2, enable_nested_tensor=False
)
on = same(x, src_key_padding_mask=padding)
with torch.no_grad():
    off = same.eval()(x, src_key_padding_mask=padding)
assert torch.allclose(on, off, atol=1e-5)
# --8<-- [end:two-fixes]

# --8<-- [start:why-not-nested]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    nn.TransformerEncoder(
        nn.TransformerEncoderLayer(8, 2, 16), 2
    )
assert str(caught[0].message).startswith(
    "enable_nested_tensor is True, but "
    "self.use_nested_tensor is False because "
    "encoder_layer.self_attn.batch_first was not True"
)
# --8<-- [end:why-not-nested]

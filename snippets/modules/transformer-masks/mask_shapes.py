# --8<-- [start:show]
import torch
from torch import nn

attention = nn.MultiheadAttention(8, num_heads=2, batch_first=True)
x = torch.randn(3, 5, 8)  # N = 3, L = S = 5
one_per_sample = torch.zeros(3, 5, 5, dtype=torch.bool)
padding = torch.zeros(3, 5, dtype=torch.bool)

wrong = (
    {"attn_mask": one_per_sample},
    {"attn_mask": padding},
    {"key_padding_mask": padding.T},
)
for masks in wrong:
    try:
        attention(x, x, x, **masks)
    except (RuntimeError, AssertionError) as error:
        print(error)

one_per_head = one_per_sample.repeat_interleave(2, dim=0)
print(tuple(one_per_head.shape))
out, _ = attention(x, x, x, attn_mask=one_per_head)
# --8<-- [end:show]

# --8<-- [start:repeat-interleave]
torch.manual_seed(0)
masks = torch.rand(3, 5, 5) < 0.3
masks.diagonal(dim1=1, dim2=2).fill_(False)


def attend(x, mask):
    return attention(x, x, x, attn_mask=mask)[0]


apart = torch.cat([
    attend(x[i : i + 1], masks[i]) for i in range(3)
])
right = attend(x, masks.repeat_interleave(2, dim=0))
assert torch.allclose(right, apart, atol=1e-6)
wrong = attend(x, masks.repeat(2, 1, 1))
assert wrong.shape == right.shape
assert not torch.allclose(wrong, apart, atol=1e-3)
# --8<-- [end:repeat-interleave]

# --8<-- [start:three-d-shapes]
from torch.nn.functional import (
    scaled_dot_product_attention as sdpa,
)

layer = nn.TransformerEncoderLayer(
    8, 2, 16, batch_first=True
)
encoder = nn.TransformerEncoder(layer, num_layers=1)
assert encoder(x, mask=one_per_head).shape == x.shape
message = ""
try:
    encoder(x, mask=one_per_sample)
except RuntimeError as error:
    message = str(error)
assert message.endswith("but should be (6, 5, 5).")

heads = x.view(3, 5, 2, 4).transpose(1, 2)
for shape in ((5, 5), (3, 1, 5, 5), (3, 1, 1, 5)):
    mask = torch.ones(shape, dtype=torch.bool)
    out = sdpa(heads, heads, heads, mask)
    assert out.shape == heads.shape
# --8<-- [end:three-d-shapes]

# --8<-- [start:length-first]
default = nn.MultiheadAttention(8, num_heads=2)
square = torch.zeros(5, 5, dtype=torch.bool)
message = ""
try:
    default(x, x, x, attn_mask=square)
except RuntimeError as error:
    message = str(error)
assert message == (
    "The shape of the 2D attn_mask is "
    "torch.Size([5, 5]), but should be (3, 3)."
)
assert attend(x, square).shape == (3, 5, 8)
# --8<-- [end:length-first]

# --8<-- [start:encoder-has-no-src-mask]
message = ""
try:
    encoder(x, src_mask=square)
except TypeError as error:
    message = str(error)
assert message.endswith(
    "got an unexpected keyword argument 'src_mask'"
)
assert encoder(x, mask=square).shape == x.shape
assert layer(x, src_mask=square).shape == x.shape
# --8<-- [end:encoder-has-no-src-mask]

# --8<-- [start:show]
import torch
from torch import nn

attention = nn.MultiheadAttention(8, num_heads=2, batch_first=True)
x = torch.randn(3, 5, 8)  # 3 samples, 5 tokens, 8 features
padding = torch.tensor([[False, False, False, True, True]] * 3)

out, weights = attention(x, x, x, key_padding_mask=padding)
print("output: ", tuple(out.shape))
print("weights:", tuple(weights.shape))
print("on the padding:", weights[:, :, 3:].sum().item())

_, weights = attention(x, x, x, average_attn_weights=False)
print("per head:", tuple(weights.shape))
_, weights = attention(x, x, x, need_weights=False)
print("need_weights=False:", weights)
# --8<-- [end:show]

# --8<-- [start:true-is-ignored]
noisy = x.clone()
noisy[:, 3:] += 100  # only the padding changes
after, weights = attention(
    x, noisy, noisy, key_padding_mask=padding
)
assert torch.allclose(after, out, atol=1e-6)
assert (weights[:, :, 3:] == 0).all()
assert (weights[:, :, :3] > 0).all()


def attend(number, need):
    noisy[0, 4] = number
    return attention(
        x, noisy, noisy, padding, need_weights=need
    )[0]


for need in (True, False):
    after = attend(1e30, need)
    assert torch.allclose(after, out, atol=1e-6)
    for number in (torch.nan, torch.inf, -torch.inf):
        after = attend(number, need)
        assert after[0].isnan().all()
        assert not after[1:].isnan().any()
with torch.no_grad():
    attention.in_proj_weight.fill_(1.0)
for need in (True, False):  # 8 * 3e38 overflows
    assert attend(3e38, need)[0].isnan().all()
# --8<-- [end:true-is-ignored]

# --8<-- [start:parameter-count]
def count(module):
    return sum(p.numel() for p in module.parameters())


for E, H in ((8, 2), (8, 4), (12, 3)):
    module = nn.MultiheadAttention(E, H)
    assert count(module) == 4 * E * E + 4 * E
    module = nn.MultiheadAttention(E, H, bias=False)
    assert count(module) == 4 * E * E
# --8<-- [end:parameter-count]

# --8<-- [start:other-widths]
cross = nn.MultiheadAttention(
    8, 2, kdim=6, vdim=4, batch_first=True
)
keys = torch.randn(3, 7, 6)
values = torch.randn(3, 7, 4)
out, weights = cross(x, keys, values)
assert out.shape == (3, 5, 8)
assert weights.shape == (3, 5, 7)
assert cross.in_proj_weight is None
assert cross.q_proj_weight.shape == (8, 8)
assert cross.k_proj_weight.shape == (8, 6)
assert cross.v_proj_weight.shape == (8, 4)
# --8<-- [end:other-widths]

# --8<-- [start:must-divide]
message = ""
try:
    nn.MultiheadAttention(10, num_heads=3)
except AssertionError as error:
    message = str(error)
assert message == (
    "embed_dim must be divisible by num_heads"
)
assert nn.MultiheadAttention(12, 3).head_dim == 4
# --8<-- [end:must-divide]

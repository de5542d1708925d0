# --8<-- [start:show]
import torch
from torch import nn
from torch.nn import functional as F

torch.manual_seed(0)
attention = nn.MultiheadAttention(8, num_heads=2, batch_first=True)
x = torch.randn(3, 5, 8)  # 3 samples, 5 tokens, 8 features

packed = F.linear(x, attention.in_proj_weight, attention.in_proj_bias)
q, k, v = (
    part.view(3, 5, 2, 4).transpose(1, 2)  # 2 heads of 4 features
    for part in packed.chunk(3, dim=-1)
)
weights = (q @ k.mT / 4**0.5).softmax(dim=-1)
heads = weights @ v
by_hand = attention.out_proj(heads.transpose(1, 2).reshape(3, 5, 8))

out, averaged = attention(x, x, x)
fused = F.scaled_dot_product_attention(q, k, v)
print("output: ", torch.allclose(by_hand, out, atol=1e-6))
print("weights:", torch.allclose(weights.mean(dim=1), averaged))
print("heads:  ", torch.allclose(heads, fused, atol=1e-6))
# --8<-- [end:show]

# --8<-- [start:rebuilt]
assert torch.allclose(by_hand, out, atol=1e-6)
assert torch.allclose(weights.mean(dim=1), averaged)
unscaled = (q @ k.mT).softmax(dim=-1)
assert not torch.allclose(unscaled.mean(1), averaged)

assert torch.allclose(heads, fused, atol=1e-6)
assert fused.shape == (3, 2, 5, 4)

fused, _ = attention(x, x, x, need_weights=False)
assert torch.allclose(by_hand, fused, atol=1e-6)
with torch.no_grad():
    fast, _ = attention.eval()(x, x, x)
assert torch.allclose(by_hand, fast, atol=1e-6)
# --8<-- [end:rebuilt]

# --8<-- [start:opposite-masks]
hide = torch.zeros(5, 5, dtype=torch.bool)
hide[:, 0] = True
_, seen = attention(x, x, x, attn_mask=hide)
assert (seen[..., 0] == 0).all()
only_0 = F.scaled_dot_product_attention(q, k, v, hide)
assert torch.allclose(
    only_0, v[:, :, :1].expand_as(v), atol=1e-6
)
# --8<-- [end:opposite-masks]

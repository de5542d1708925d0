# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(2, 3, 8)  # 2 samples, 3 tokens, 8 features
other = x.clone()
other[1] = torch.randn(3, 8)  # a different sample 1

for batch_first in (False, True):
    torch.manual_seed(0)
    attention = nn.MultiheadAttention(8, 2, batch_first=batch_first)
    before, weights = attention(x, x, x)
    after, _ = attention(other, other, other)
    moved = (after[0] - before[0]).abs().max().item()
    print(f"batch_first={batch_first}")
    print(f"  weights {tuple(weights.shape)}")
    print(f"  output {tuple(after.shape)}, sample 0 moved {moved:.3f}")
# --8<-- [end:show]

# --8<-- [start:attends-over-the-batch]
torch.manual_seed(0)
default = nn.MultiheadAttention(8, 2)
assert default.batch_first is False
wrong, weights = default(x, x, x)
assert weights.shape == (3, 2, 2)
assert wrong.shape == x.shape
moved = default(other, other, other)[0] - wrong
assert moved[0].abs().max() > 0.01
assert torch.equal(before[0], after[0])
right = default(*[x.transpose(0, 1)] * 3)[0]
assert torch.allclose(
    right.transpose(0, 1), before, atol=1e-6
)
# --8<-- [end:attends-over-the-batch]

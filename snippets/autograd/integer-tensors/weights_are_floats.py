# --8<-- [start:show]
import torch
from torch import nn

for make in (
    lambda: nn.Conv2d(1, 1, 2, dtype=torch.int64),
    lambda: nn.Conv2d(1, 1, 2).to(torch.int64),
):
    try:
        make()
    except (RuntimeError, TypeError) as error:
        print(error)

weight = torch.tensor([3.0, 3.0])
gradient = torch.tensor([0.5, -0.5])
for step in range(20):
    weight -= 0.1 * gradient
print("float weights:  ", [round(w, 2) for w in weight.tolist()])

weight = torch.tensor([3, 3])
for step in range(20):
    weight = (weight - 0.1 * gradient).round().long()
print("integer weights:", weight.tolist())
# --8<-- [end:show]

# --8<-- [start:small-steps-vanish]
assert weight.tolist() == [3, 3]
float_weight = torch.tensor([3.0, 3.0])
for step in range(20):
    float_weight -= 0.1 * gradient
goal = torch.tensor([2.0, 4.0])
near = torch.tensor([2.51, 3.49])
assert near.round().tolist() == [3, 3]
assert torch.allclose(float_weight, goal)
# --8<-- [end:small-steps-vanish]

# --8<-- [start:integer-convolution]
image = torch.arange(9).view(1, 1, 3, 3)
kernel = torch.ones(1, 1, 2, 2, dtype=torch.int64)
out = nn.functional.conv2d(image, kernel)
assert out.dtype == torch.int64
assert out.flatten().tolist() == [8, 12, 20, 24]
# --8<-- [end:integer-convolution]

# --8<-- [start:frozen-integer-parameter]
p = nn.Parameter(torch.arange(3), requires_grad=False)
assert p.dtype == torch.int64 and not p.requires_grad
# --8<-- [end:frozen-integer-parameter]

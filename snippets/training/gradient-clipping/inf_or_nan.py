# --8<-- [start:show]
import textwrap

import torch
from torch import nn
from torch.nn.utils import clip_grad_norm_

weight = nn.Parameter(torch.zeros(3))
optimizer = torch.optim.SGD([weight], lr=0.1)

for bad in "inf", "nan":
    weight.grad = torch.tensor([float(bad), 1.0, 2.0])
    norm = clip_grad_norm_([weight], max_norm=1.0)
    print(f"norm {norm}, gradient", weight.grad.tolist())

weight.grad = torch.tensor([float("inf"), 1.0, 2.0])
try:
    clip_grad_norm_([weight], 1.0, error_if_nonfinite=True)
except RuntimeError as error:
    print(textwrap.fill(str(error), 72, break_on_hyphens=False))

norm = clip_grad_norm_([weight], max_norm=1.0)
if norm.isfinite():
    optimizer.step()
print("skipped the step:", weight.tolist())
# --8<-- [end:show]

# --8<-- [start:spreads-into-the-weights]
def clipped(*values):
    weight.grad = torch.tensor(values)
    norm = clip_grad_norm_([weight, other], 1.0)
    return norm.item(), weight.grad


inf = float("inf")
other = nn.Parameter(torch.zeros(2))
other.grad = torch.ones(2)
norm, grad = clipped(inf, 1.0, 2.0)
assert norm == inf
assert grad.isnan().tolist() == [True, False, False]
assert grad[1:].tolist() == [0, 0]
assert other.grad.tolist() == [0, 0]
other.grad = torch.ones(2)
norm, grad = clipped(float("nan"), 1.0, 2.0)
assert norm != norm
assert grad.isnan().all()
assert weight.isfinite().all()
torch.optim.SGD([weight, other], lr=0.1).step()
assert weight.isnan().all()
assert other.isnan().all()
for dtype, values in (
    (torch.float32, [1e20, 1.0, 2.0]),
    (torch.float16, [4e4] * 4),
):
    p = nn.Parameter(torch.zeros_like(
        torch.tensor(values, dtype=dtype)
    ))
    p.grad = torch.tensor(values, dtype=dtype)
    assert p.grad.isfinite().all()
    assert clip_grad_norm_([p], 1.0) == inf
    assert p.grad.tolist() == [0] * len(values)
# --8<-- [end:spreads-into-the-weights]

# --8<-- [start:error-leaves-the-gradient]
weight.grad = torch.tensor([inf, 1.0, 2.0])
message = ""
try:
    clip_grad_norm_(
        [weight], 1.0, error_if_nonfinite=True
    )
except RuntimeError as error:
    message = str(error)
assert "so it cannot be clipped" in message
assert weight.grad.tolist() == [inf, 1, 2]
# --8<-- [end:error-leaves-the-gradient]

# --8<-- [start:value-lets-nan-through]
weight.grad = torch.tensor([inf, float("nan"), -inf])
nn.utils.clip_grad_value_([weight], 1.0)
assert weight.grad[[0, 2]].tolist() == [1, -1]
assert weight.grad[1].isnan()
# --8<-- [end:value-lets-nan-through]

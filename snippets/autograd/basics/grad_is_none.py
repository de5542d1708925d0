# --8<-- [start:show]
import textwrap
import warnings

import torch

w = torch.ones(2, requires_grad=True).to(torch.float64)
(w * 3).sum().backward()

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(w.is_leaf, w.grad)
message = str(caught[0].message).split(" See ")[0]
print(textwrap.fill(message, 72))

w = torch.ones(2).to(torch.float64).requires_grad_()
(w * 3).sum().backward()
print(w.is_leaf, w.grad)
# --8<-- [end:show]

# --8<-- [start:to-makes-no-leaf]
before = torch.ones(2, requires_grad=True)
after = before.to(torch.float64)
(after * 3).sum().backward()
assert before.grad.tolist() == [3, 3]
assert not after.is_leaf
assert torch.ones(2).to(torch.float64).is_leaf
assert not (0.1 * before).is_leaf
assert (0.1 * torch.ones(2)).requires_grad_().is_leaf
layer = torch.nn.Linear(2, 1).to(torch.float64)
assert layer.weight.is_leaf
assert layer.weight.dtype == torch.float64
# --8<-- [end:to-makes-no-leaf]

# --8<-- [start:retain-grad]
w = torch.ones(2, requires_grad=True)
h = w * 3
h.retain_grad()
(h * h).sum().backward()
assert h.grad.tolist() == [6, 6]
assert w.grad.tolist() == [18, 18]
# --8<-- [end:retain-grad]

# --8<-- [start:show]
import torch

w = torch.tensor(2.0, requires_grad=True)
x = torch.tensor(3.0)

loss = (w * x - 5) ** 2
print(loss)

loss.backward()
print(w.grad)
print(x.grad)
# --8<-- [end:show]

# --8<-- [start:slope-of-the-loss]
def f(v):
    return (v * 3 - 5) ** 2


h = 2**-10
slope = (f(2 + h) - f(2 - h)) / (2 * h)
assert w.grad == slope == 2 * (2 * 3 - 5) * 3
assert x.grad is None
# --8<-- [end:slope-of-the-loss]

# --8<-- [start:leaf-or-not]
assert w.is_leaf and w.grad_fn is None
assert not loss.is_leaf and loss.requires_grad
assert loss.grad_fn.name() == "PowBackward0"
for t in (x, x * 2, torch.ones(2)):
    assert t.is_leaf and t.grad_fn is None
    assert not t.requires_grad
for p in torch.nn.Linear(2, 1).parameters():
    assert p.requires_grad and p.is_leaf
# --8<-- [end:leaf-or-not]

# --8<-- [start:show]
import torch
from torch import nn

model = nn.Linear(1000, 1000)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def gradient_bytes():
    grads = [p.grad for p in model.parameters()]
    return sum(g.nbytes for g in grads if g is not None)


model(torch.ones(1, 1000)).sum().backward()
print(gradient_bytes(), "bytes")
optimizer.zero_grad(set_to_none=False)
print(gradient_bytes(), "bytes")
optimizer.zero_grad()
print(gradient_bytes(), "bytes")
try:
    print(sum(p.grad.norm() for p in model.parameters()))
except AttributeError as error:
    print(error)
print([p.grad.norm() for p in model.parameters() if p.grad is not None])
# --8<-- [end:show]

# --8<-- [start:none-by-default]
optimizer.zero_grad()
assert all(p.grad is None for p in model.parameters())
# --8<-- [end:none-by-default]

# --8<-- [start:frees-the-memory]
import weakref

for to_none in (True, False):
    model(torch.ones(1, 1000)).sum().backward()
    address = model.weight.grad.data_ptr()
    alive = weakref.ref(model.weight.grad)
    optimizer.zero_grad(set_to_none=to_none)
    assert (alive() is None) is to_none
assert model.weight.grad.data_ptr() == address
assert not model.weight.grad.any()
# --8<-- [end:frees-the-memory]

# --8<-- [start:zero-is-none-too]
weight = nn.Linear(2, 2).weight
message = ""
try:
    weight.grad.zero_()
except AttributeError as e:
    message = str(e)
assert "no attribute 'zero_'" in message
weight.sum().backward()
assert not weight.grad.zero_().any()
# --8<-- [end:zero-is-none-too]

# --8<-- [start:kept-reference]
for to_none in (True, False):
    model(torch.ones(1, 1000)).sum().backward()
    kept = model.bias.grad
    optimizer.zero_grad(set_to_none=to_none)
    assert bool(kept.any()) is to_none
    model(torch.ones(1, 1000)).sum().backward()
    assert (kept is model.bias.grad) is not to_none
# --8<-- [end:kept-reference]

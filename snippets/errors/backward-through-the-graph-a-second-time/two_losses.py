# --8<-- [start:show]
import torch

w = torch.ones(2, requires_grad=True)


def two_losses():
    shared = w.exp()
    return shared.sum(), (shared**2).sum()


a, b = two_losses()
a.backward()
try:
    b.backward()
except RuntimeError as error:
    print(str(error).split(" (")[0])

w.grad = None
a, b = two_losses()
(a + b).backward()
print("one backward() of the sum:", w.grad)
# --8<-- [end:show]

# --8<-- [start:three-ways-one-gradient]
summed = w.grad
w.grad = None
torch.autograd.backward(two_losses())
assert torch.allclose(w.grad, summed)

w.grad = None
a, b = two_losses()
a.backward(retain_graph=True)
b.backward()
assert torch.allclose(w.grad, summed)
# --8<-- [end:three-ways-one-gradient]

# --8<-- [start:shared-part-freed]
a, b = two_losses()
a.backward()
message = ""
try:
    b.backward()
except RuntimeError as error:
    message = str(error)
assert "graph a second time" in message
# --8<-- [end:shared-part-freed]

# --8<-- [start:a-gradient-for-each]
a, b = two_losses()
grad_a, = torch.autograd.grad(a, w, retain_graph=True)
grad_b, = torch.autograd.grad(b, w)
assert grad_a.equal(w.exp())
assert torch.allclose(grad_b, 2 * (2 * w).exp())
# --8<-- [end:a-gradient-for-each]

# --8<-- [start:create-graph-for-second]
x = torch.tensor(3.0, requires_grad=True)
first, = torch.autograd.grad(x**3, x, create_graph=True)
second, = torch.autograd.grad(first, x)
assert (first.item(), second.item()) == (27, 18)

first, = torch.autograd.grad(x**3, x, retain_graph=True)
assert not first.requires_grad
# --8<-- [end:create-graph-for-second]

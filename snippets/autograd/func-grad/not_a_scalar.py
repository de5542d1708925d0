# --8<-- [start:show]
import torch
from torch.func import grad, jacrev, vmap


def square(x):
    return x**2


x = torch.tensor([1.0, 2.0, 3.0])
try:
    grad(square)(x)
except RuntimeError as error:
    print(error)

print(grad(lambda x: square(x).sum())(x))
print(vmap(grad(square))(x))
print(jacrev(square)(x))
# --8<-- [end:show]

# --8<-- [start:three-ways-out]
expected = 2 * x
g = grad(lambda x: square(x).sum())(x)
assert g.equal(expected)
assert vmap(grad(square))(x).equal(expected)
assert jacrev(square)(x).equal(torch.diag(expected))

message = ""
try:
    grad(square)(torch.ones(1))
except RuntimeError as error:
    message = str(error)
assert "got tensor with 1 dims" in message
one = torch.ones(1, requires_grad=True)
square(one).backward()
assert one.grad.tolist() == [2]
# --8<-- [end:three-ways-out]

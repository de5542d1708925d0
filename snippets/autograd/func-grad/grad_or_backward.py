# --8<-- [start:show]
import torch
from torch.func import grad


def loss(w, x):
    return (w * x).sum() ** 2


w = torch.tensor([1.0, 2.0], requires_grad=True)
x = torch.tensor([3.0, 1.0])
for _ in range(2):
    loss(w, x).backward()
    print("backward():", w.grad.tolist())

v = torch.tensor([1.0, 2.0])
for _ in range(2):
    print("func.grad: ", grad(loss)(v, x).tolist())
print("v.grad:    ", v.grad)
# --8<-- [end:show]

# --8<-- [start:same-numbers]
w.grad = None
loss(w, x).backward()
assert grad(loss)(v, x).equal(w.grad)
assert w.grad.tolist() == [30, 10]
# --8<-- [end:same-numbers]

# --8<-- [start:nothing-accumulates]
before = w.grad.clone()
for tensor in (v, w):
    first = grad(loss)(tensor, x)
    assert grad(loss)(tensor, x).equal(first)
assert v.grad is None and not v.requires_grad
assert w.grad.equal(before)

# w is used, but no argument: no gradient for it
g = grad(lambda x: loss(w, x))(x)
assert g.tolist() == [10, 20]
assert w.grad.equal(before)
# --8<-- [end:nothing-accumulates]

# --8<-- [start:no-grad-by-place]
assert not grad(loss)(v, x).requires_grad
g = grad(lambda w: w**3)(w[0])
assert g.grad_fn is not None and g == 3
second, = torch.autograd.grad(g, w)
assert second.tolist() == [6, 0]

g = grad(lambda x: loss(w, x))(x)
assert g.requires_grad  # because of w
g = grad(lambda x: (x**2 + w).sum())(x)
assert not g.requires_grad  # doesn't depend on w
detached = w.detach()
assert not grad(loss)(detached, x).requires_grad

for mode in (torch.no_grad, torch.inference_mode):
    with mode():
        g = grad(loss)(w, x)
    assert g.tolist() == [30, 10]
    assert not g.requires_grad

def square_is_constant(x):
    with torch.no_grad():
        square = x**2
    return square * x

three = torch.tensor(3.0)
assert grad(lambda x: x**2 * x)(three) == 27
assert grad(square_is_constant)(three) == 9
assert grad(torch.no_grad()(torch.sin))(three) == 0
# --8<-- [end:no-grad-by-place]

# --8<-- [start:value-and-argnums]
from torch.func import grad_and_value

g, value = grad_and_value(loss)(v, x)
assert g.tolist() == [30, 10] and value == 25
assert not hasattr(torch.func, "value_and_grad")

assert grad(loss, argnums=1)(v, x).tolist() == [10, 20]
both = grad(loss, argnums=(0, 1))(v, x)
assert [g.tolist() for g in both] == [
    [30, 10], [10, 20]
]
# --8<-- [end:value-and-argnums]

# --8<-- [start:backward-inside]
def calls_backward(x):
    (x**2).backward()
    return x

message = ""
try:
    grad(calls_backward)(three)
except RuntimeError as error:
    message = str(error)
assert message.startswith(
    "backward() called inside a functorch transform."
)
# --8<-- [end:backward-inside]

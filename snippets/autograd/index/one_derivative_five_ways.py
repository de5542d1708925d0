# --8<-- [start:show]
import torch

x = torch.tensor(2.0, requires_grad=True)


def cube(x):
    return x**3


class Cube(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 3 * x**2


cube(x).backward()
print("backward()      ", x.grad.item())
(returned,) = torch.autograd.grad(cube(x), x)
print("autograd.grad   ", returned.item())
(own,) = torch.autograd.grad(Cube.apply(x), x)
print("your own        ", own.item())
at = x.detach()
print("func.grad       ", torch.func.grad(cube)(at).item())
print("func.jacrev     ", torch.func.jacrev(cube)(at).item())
# --8<-- [end:show]

# --8<-- [start:fills-every-grad]
net = torch.nn.Linear(2, 1)
net(torch.ones(3, 2)).sum().backward()
assert net.weight.grad.tolist() == [[3.0, 3.0]]
assert net.bias.grad.tolist() == [3.0]
# --8<-- [end:fills-every-grad]

# --8<-- [start:returns-gradients]
net.zero_grad()
loss = net(torch.ones(3, 2)).sum()
params = tuple(net.parameters())
weight, bias = torch.autograd.grad(loss, params)
assert weight.tolist() == [[3.0, 3.0]]
assert net.weight.grad is None and net.bias.grad is None
# --8<-- [end:returns-gradients]

# --8<-- [start:keeps-an-intermediate]
h = x**2
h.retain_grad()
(3 * h).backward()
assert h.grad.item() == 3.0
# --8<-- [end:keeps-an-intermediate]

# --8<-- [start:freezes-a-layer]
two = torch.nn.Sequential(
    torch.nn.Linear(2, 2), torch.nn.Linear(2, 1)
)
two[0].requires_grad_(False)
two(torch.ones(3, 2)).sum().backward()
assert two[0].weight.grad is None
assert two[1].weight.grad is not None
# --8<-- [end:freezes-a-layer]

# --8<-- [start:records-nothing]
with torch.no_grad():
    assert cube(x).grad_fn is None
assert cube(x).grad_fn is not None
# --8<-- [end:records-nothing]

# --8<-- [start:switches-dropout]
drop = torch.nn.Dropout(0.5)
ones = torch.ones(1000)
assert (drop(ones) == 0).any()
assert torch.equal(drop.eval()(ones), ones)
norm = torch.nn.BatchNorm1d(1).eval()
far = torch.full((4, 1), 5.0)
assert torch.allclose(norm(far), far, atol=1e-3)
assert norm(far).requires_grad
# --8<-- [end:switches-dropout]

# --8<-- [start:cuts-the-graph]
cut = cube(x).detach()
assert cut.item() == 8.0
assert cut.grad_fn is None and not cut.requires_grad
# --8<-- [end:cuts-the-graph]

# --8<-- [start:differentiates-twice]
(first,) = torch.autograd.grad(
    cube(x), x, create_graph=True
)
(second,) = torch.autograd.grad(first, x)
assert second.item() == 12.0  # 6 * x
# --8<-- [end:differentiates-twice]

# --8<-- [start:walks-twice]
x.grad = None
y = cube(x)
y.backward(retain_graph=True)
y.backward()
assert x.grad.item() == 24.0  # 12, twice
# --8<-- [end:walks-twice]

# --8<-- [start:your-own-backward]
(own,) = torch.autograd.grad(Cube.apply(x), x)
assert own.item() == 12.0
# --8<-- [end:your-own-backward]

# --8<-- [start:checks-a-backward]
double = torch.tensor(2.0, requires_grad=True).double()
assert torch.autograd.gradcheck(Cube.apply, double)


class Wrong(Cube):
    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 2 * x**2


right = torch.autograd.gradcheck(
    Wrong.apply, double, raise_exception=False
)
assert right is False
# --8<-- [end:checks-a-backward]

# --8<-- [start:changes-a-gradient]
x.grad = None
h = x**2
h.register_hook(lambda grad: grad / 2)
h.backward()
assert x.grad.item() == 2.0  # half of 2 * x
# --8<-- [end:changes-a-gradient]

# --8<-- [start:catches-an-output]
kept = []
two[0].register_forward_hook(
    lambda layer, args, out: kept.append(out.shape)
)
two(torch.ones(3, 2))
assert kept == [(3, 2)]
# --8<-- [end:catches-an-output]

# --8<-- [start:a-gradient-function]
slope = torch.func.grad(cube)
assert slope(torch.tensor(2.0)).item() == 12.0
# --8<-- [end:a-gradient-function]

# --8<-- [start:a-jacobian]
two_of_them = torch.tensor([1.0, 2.0])
matrix = torch.func.jacrev(cube)(two_of_them)
assert matrix.tolist() == [[3.0, 0.0], [0.0, 12.0]]
# --8<-- [end:a-jacobian]

# --8<-- [start:one-per-sample]
from torch.func import grad, vmap

batch = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
w = torch.zeros(2)


def f(w, sample):
    return w @ sample


per_sample = vmap(grad(f), (None, 0))(w, batch)
assert torch.equal(per_sample, batch)
# --8<-- [end:one-per-sample]

# --8<-- [start:same-derivative]
slope = torch.func.grad(cube)(at)
jacobian = torch.func.jacrev(cube)(at)
assert returned == own == slope == jacobian == 12
# --8<-- [end:same-derivative]

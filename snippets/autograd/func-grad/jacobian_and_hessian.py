# --8<-- [start:show]
import torch
from torch.func import grad, hessian, jacfwd, jacrev


def two_results(x):
    return torch.stack([x.sum(), (x**2).sum()])


x = torch.tensor([1.0, 2.0, 3.0])
print(jacrev(two_results)(x))
print(jacfwd(two_results)(x).shape)
print(hessian(lambda x: (x**3).sum())(x))
print(grad(grad(lambda x: x**3))(torch.tensor(2.0)))
# --8<-- [end:show]

# --8<-- [start:second-derivatives]
two = torch.tensor(2.0)
assert grad(grad(lambda x: x**3))(two) == 12
assert grad(grad(grad(lambda x: x**3)))(two) == 6
expected = torch.diag(6 * x)
for h in (hessian, lambda f: jacrev(jacrev(f))):
    assert h(lambda x: (x**3).sum())(x).equal(expected)

def f(x):  # (2, 3) to (4,)
    return x.sum() * torch.arange(4.0)

m = torch.ones(2, 3)
for jacobian in (jacrev, jacfwd):
    assert jacobian(f)(m).shape == (4, 2, 3)
    assert jacobian(torch.sum)(m).shape == (2, 3)
assert hessian(f)(m).shape == (4, 2, 3, 2, 3)
assert hessian(torch.prod)(m).shape == (2, 3, 2, 3)
# --8<-- [end:second-derivatives]

# --8<-- [start:rows-or-columns]
from torch.utils.flop_counter import FlopCounterMode


def flops(call):
    with FlopCounterMode(display=False) as counter:
        call()
    return counter.get_total_flops()

for n_out, n_in in ((2, 500), (500, 2)):
    x, w = torch.ones(1, n_in), torch.ones(n_in, n_out)
    a, b = torch.ones(n_in, 10), torch.ones(10, n_out)
    for f in (
        lambda x: x @ w,
        lambda x: ((x @ a).tanh() @ b).relu(),
    ):
        once = flops(lambda: f(x))
        rev = flops(lambda: jacrev(f)(x))
        fwd = flops(lambda: jacfwd(f)(x))
        assert once > 0
        assert rev == (n_out + 1) * once
        assert n_in < fwd / once <= n_in + 2
# --8<-- [end:rows-or-columns]

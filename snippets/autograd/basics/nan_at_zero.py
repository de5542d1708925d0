# --8<-- [start:show]
import warnings

import torch

x = torch.tensor([0.0, 4.0], requires_grad=True)


def guarded_after(x):
    return torch.where(x > 0, x.sqrt(), 0).sum()


def guarded_before(x):
    return torch.where(x > 0, torch.where(x > 0, x, 1).sqrt(), 0).sum()


for f in (guarded_after, guarded_before):
    print(f(x).item(), torch.autograd.grad(f(x), x)[0])

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    with torch.autograd.detect_anomaly():
        try:
            guarded_after(x).backward()
        except RuntimeError as error:
            print(error)
forward = str(caught[-1].message).splitlines()
print(*(line.strip() for line in forward if "sqrt()" in line))
# --8<-- [end:show]

# --8<-- [start:zero-times-inf]
(inf,) = torch.autograd.grad(x.sqrt().sum(), x)
assert inf.tolist() == [float("inf"), 0.25]
assert (0 * inf[0]).isnan()
root = x.sqrt()
chosen = torch.where(x > 0, root, 0).sum()
(to_root,) = torch.autograd.grad(chosen, root)
assert to_root.tolist() == [0, 1]
(nan,) = torch.autograd.grad(guarded_after(x), x)
assert nan[0].isnan() and nan[1] == 0.25
# --8<-- [end:zero-times-inf]

# --8<-- [start:guard-the-input]
for f in (
    guarded_before,
    lambda x: x.clamp(min=1e-12).sqrt().sum(),
    lambda x: x[x > 0].sqrt().sum(),
):
    (grad,) = torch.autograd.grad(f(x), x)
    assert grad.tolist() == [0, 0.25]
# --8<-- [end:guard-the-input]

# --8<-- [start:names-the-node]
def first_nan(f, x):
    x = x.clone().requires_grad_()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with torch.autograd.detect_anomaly():
            try:
                f(x).sum().backward()
            except RuntimeError as error:
                return str(error).split("'")[1]


zero = torch.zeros(2)
tiny = torch.tensor([[1e-37, 0], [0, 1]])
solve = torch.linalg.solve
named = {
    "Sqrt": (torch.sqrt, zero),
    "Log": (torch.log, zero),
    "Pow": (lambda x: x**0.5, zero),
    "Reciprocal": (lambda x: 1 / x, zero),
    "LinalgSolveEx": (
        lambda A: solve(A, zero + 999), tiny
    ),
}
for name, (f, x0) in named.items():
    assert first_nan(f, x0) is None  # infinite
    name += "Backward0"
    assert first_nan(lambda x: 0 * f(x), x0) == name
assert first_nan(torch.sqrt, zero - 1)[:4] == "Sqrt"
norm = first_nan(lambda x: (x**2).sum().sqrt(), zero)
assert norm == "PowBackward0"
warning = str(caught[0].message)
assert "will increase the runtime" in warning
lines = [line for line in forward if "sqrt()" in line]
assert lines == [
    "    return torch.where(x > 0, x.sqrt(), 0).sum()"
]
# --8<-- [end:names-the-node]

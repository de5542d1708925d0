# --8<-- [start:show]
import torch

x = torch.tensor([-1.0, 0.0, 4.0], requires_grad=True)

y = torch.where(x > 0, x.sqrt(), 0)
y.sum().backward()
print(y.tolist(), x.grad)

x.grad = None
safe = torch.where(x > 0, x, 1)  # any number above 0 will do
y = torch.where(x > 0, safe.sqrt(), 0)
y.sum().backward()
print(y.tolist(), x.grad)
# --8<-- [end:show]

# --8<-- [start:zero-times-nan]
def gradient(f):
    x = torch.tensor([-1.0, 0.0, 4.0])
    x.requires_grad_()
    y = f(x)
    assert y.isfinite().all()
    y.sum().backward()
    return x.grad.tolist()


def leaks(x):
    root = x.sqrt()
    root.register_hook(seen.append)
    return torch.where(x > 0, root, 0)


seen = []
assert str(gradient(leaks)) == "[nan, nan, 0.25]"
assert seen[0].tolist() == [0, 0, 1]
slope = 0.5 / torch.tensor([-1.0, 0.0]).sqrt()
assert slope[0].isnan() and slope[1] == torch.inf
assert (0 * slope).isnan().all()
for f, bad in [
    (lambda x: x.log(), 0.0),
    (lambda x: 1 / x, 0.0),
    (lambda x: x**0.5, 0.0),
    (lambda x: x.exp(), 100.0),
]:
    x = torch.tensor([bad, 4.0], requires_grad=True)
    y = torch.where(x == 4, f(x), 0)
    y.sum().backward()
    assert y.isfinite().all() and y[0] == 0
    assert x.grad[0].isnan() and x.grad[1] != 0
# --8<-- [end:zero-times-nan]

# --8<-- [start:compute-where-safe]
def double(x):
    safe = torch.where(x > 0, x, 1)
    return torch.where(x > 0, safe.sqrt(), 0)


def only_chosen(x):
    y = torch.zeros_like(x)
    y[x > 0] = x[x > 0].sqrt()
    return y


assert gradient(double) == [0, 0, 0.25]
assert gradient(only_chosen) == [0, 0, 0.25]
z = torch.tensor([-1.0, 0.0, 4.0])
for fill, expected in (1, "1.0"), (0, "nan"):
    w = torch.ones((), requires_grad=True)
    v = z.clone().requires_grad_()
    root = (w * torch.where(v > 0, v, fill)).sqrt()
    torch.where(v > 0, root, 0).sum().backward()
    assert str(w.grad.item()) == expected
    assert v.grad.tolist() == [0, 0, 0.25]
# --8<-- [end:compute-where-safe]

# --8<-- [start:both-are-computed]
from torch.overrides import TorchFunctionMode


class Roots(TorchFunctionMode):
    def __torch_function__(self, f, _, args, kw=None):
        if f is torch.Tensor.sqrt:
            counts.append(args[0].numel())
        return f(*args, **(kw or {}))


counts = []
mask = z > 0
with Roots():
    torch.where(mask, z.sqrt(), 0)
    z[mask].sqrt()
assert counts == [3, 1]
# --8<-- [end:both-are-computed]

# --8<-- [start:afterwards-is-too-late]
for late in [
    lambda x: x.sqrt().masked_fill(x <= 0, 0),
    lambda x: x.sqrt()[x > 0],
    lambda x: x.sqrt().nan_to_num(),
]:
    assert str(gradient(late)).startswith("[nan, ")
# --8<-- [end:afterwards-is-too-late]

# --8<-- [start:anomaly-names-it]
import warnings

message = ""
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # "is slow"
    with torch.autograd.detect_anomaly():
        try:
            gradient(leaks)
        except RuntimeError as e:
            message = str(e)
assert message == (
    "Function 'SqrtBackward0' returned nan values"
    " in its 0th output."
)
# --8<-- [end:anomaly-names-it]

# --8<-- [start:show]
import torch

x = torch.tensor([0.0, 4.0], requires_grad=True)
y = torch.where(x > 0, x.sqrt(), 0)
print("wrong:", torch.autograd.grad(y.sum(), x)[0].tolist())
safe = torch.where(x > 0, x, 1)
y = torch.where(x > 0, safe.sqrt(), 0)
print("right:", torch.autograd.grad(y.sum(), x)[0].tolist())

z = torch.zeros(2, requires_grad=True)
length = z.square().sum().sqrt()
print("wrong:", torch.autograd.grad(length, z)[0].tolist())
length = torch.linalg.vector_norm(z)
print("right:", torch.autograd.grad(length, z)[0].tolist())
# --8<-- [end:show]


# --8<-- [start:zero-times-infinity]
def slope(f, at):
    at = torch.tensor(at, requires_grad=True)
    value = f(at).sum()
    assert value.isfinite()
    return torch.autograd.grad(value, at)[0]


def wrong(x):
    return torch.where(x > 0, x.sqrt(), 0)


def right(x):
    safe = torch.where(x > 0, x, 1)
    return torch.where(x > 0, safe.sqrt(), 0)


bad = slope(wrong, [0.0, 4.0])
assert bad[0].isnan() and bad[1] == 0.25
assert slope(right, [0.0, 4.0]).tolist() == [0, 0.25]
same = torch.tensor([-1.0, 0.0, 4.0])
assert torch.equal(wrong(same), right(same))
assert slope(torch.sqrt, [0.0]).item() == float("inf")
# --8<-- [end:zero-times-infinity]

# --8<-- [start:length-of-zeros]
bad = slope(lambda z: z.square().sum().sqrt(), [0., 0.])
assert bad.isnan().all()
norm = torch.linalg.vector_norm
assert slope(norm, [0.0, 0.0]).tolist() == [0, 0]
assert slope(norm, [3.0, 4.0]).allclose(
    torch.tensor([0.6, 0.8]))
# --8<-- [end:length-of-zeros]

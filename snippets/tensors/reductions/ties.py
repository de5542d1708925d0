# --8<-- [start:show]
import torch

x = torch.tensor([3.0, 7.0, 7.0], requires_grad=True)
print("argmax:", x.argmax().item())
for name, top in [
    ("max()", x.max()),
    ("amax(dim=0)", x.amax(dim=0)),
    ("max(dim=0)", x.max(dim=0).values),
]:
    (gradient,) = torch.autograd.grad(top, x)
    print(f"{name:12}", gradient.tolist())

keys = torch.tensor([1, 0] * 50)
order = keys.argsort(stable=True)
print(order[:4].tolist(), order[50:54].tolist())
# --8<-- [end:show]

# --8<-- [start:equal-maxima]
for dtype in (torch.float32, torch.int64):
    for length in (2, 3, 1000):
        t = torch.full((length,), 7, dtype=dtype)
        t[0] = 1
        assert t.argmax() == t.max(dim=0).indices == 1
        columns = t.expand(4, length).T.contiguous()
        for c in (columns, columns.T.contiguous().T):
            assert c.argmax(dim=0).tolist() == [1] * 4
            found = c.max(dim=0).indices
            assert found.tolist() == [1] * 4


def gradient(top):
    return torch.autograd.grad(top, x)[0].tolist()


for top in (x.max(), x.amax(), x.amax(dim=0)):
    assert gradient(top) == [0, 0.5, 0.5]
assert x.max(dim=0).indices == 1
assert gradient(x.max(dim=0).values) == [0, 1, 0]
# --8<-- [end:equal-maxima]

# --8<-- [start:stable-keeps-the-order]
odd = list(range(1, 100, 2))
even = list(range(0, 100, 2))
assert order.tolist() == odd + even
indices = keys.sort(stable=True).indices
assert indices.tolist() == odd + even
# --8<-- [end:stable-keeps-the-order]

# --8<-- [start:show]
import torch

x = torch.tensor([[1.0, 5.0, 3.0], [4.0, 2.0, 6.0]])

print("shape  ", tuple(x.shape))
print("sum()  ", x.sum())
print("dim=0  ", x.sum(dim=0))
print("dim=1  ", x.sum(dim=1))
print("keepdim", tuple(x.sum(dim=1, keepdim=True).shape))

values, indices = x.max(dim=1)
print("max    ", values, indices)
print("argmax ", x.argmax(dim=1))
# --8<-- [end:show]

# --8<-- [start:dim-vanishes]
assert x.sum(dim=0).shape == (3,)
assert x.sum(dim=0, keepdim=True).shape == (1, 3)
t = torch.ones(2, 3, 4)
for name in ("sum", "mean", "amax", "std", "argmax"):
    reduce = getattr(t, name)
    assert reduce(dim=0).shape == (3, 4)
    assert reduce(dim=-1).shape == (2, 3)
    kept = reduce(dim=1, keepdim=True)
    assert kept.shape == (2, 1, 4)
for name in ("sum", "mean", "max", "argmax"):
    assert getattr(t, name)().shape == ()
# --8<-- [end:dim-vanishes]

# --8<-- [start:max-returns-two]
pair = x.max(dim=1)
assert len(pair) == 2
assert pair.values.tolist() == [5, 6]
assert pair.indices.tolist() == [1, 2]
assert x.amax(dim=1).equal(pair.values)
assert x.argmax(dim=1).equal(pair.indices)
assert x.max().equal(torch.tensor(6.0))
# --8<-- [end:max-returns-two]

# --8<-- [start:several-dims]
assert t.sum(dim=(0, 2)).tolist() == [8, 8, 8]
assert t.mean(dim=(0, 2)).tolist() == [1, 1, 1]
assert x.amax(dim=(0, 1)) == 6
for reduce in (x.max, x.argmax):
    message = ""
    try:
        reduce(dim=(0, 1))
    except TypeError as error:
        message = str(error)
    assert "tuple" in message
# --8<-- [end:several-dims]

# --8<-- [start:show]
import torch

x = torch.tensor([[3, 1, 2], [9, 8, 7], [4, 6, 5]])

print(x[:, 1][x[:, 1].argsort()])
print(x[x[:, 1].argsort()])

order = x.argsort(dim=1)
print("x[order]:", tuple(x[order].shape))
print(x.take_along_dim(order, dim=1))
# --8<-- [end:show]

# --8<-- [start:one-dimension-indexes]
t = torch.tensor([30, 10, 20])
assert t[t.argsort()].tolist() == [10, 20, 30]
falling = t[t.argsort(descending=True)]
assert falling.tolist() == [30, 20, 10]
labels = torch.tensor([7, 8, 9])
assert labels[t.argsort()].tolist() == [8, 9, 7]
by_column = x[x[:, 1].argsort()]
assert by_column[:, 1].tolist() == [1, 6, 8]
assert by_column[1].tolist() == [4, 6, 5]
# --8<-- [end:one-dimension-indexes]

# --8<-- [start:take-along-the-dim]
for dim in (0, 1):
    index = x.argsort(dim=dim)
    taken = x.take_along_dim(index, dim)
    assert taken.equal(x.sort(dim=dim).values)
    assert taken.equal(x.gather(dim, index))
for shape in [(3,), (3, 3), (3, 1), (3, 3, 3)]:
    size = torch.Size(shape).numel()
    v = torch.arange(size).flip(0).view(shape)
    index = v.argsort(dim=0)
    ordered = v.sort(dim=0).values
    assert v.take_along_dim(index, 0).equal(ordered)
    assert v[index].equal(ordered) == (v.ndim == 1)
# --8<-- [end:take-along-the-dim]

# --8<-- [start:brackets-pick-rows]
assert x[order].shape == (3, 3, 3)
assert x[order][0, 0].equal(x[order[0, 0]])
wide = torch.tensor([[3, 1, 2], [9, 8, 7]])
message = ""
try:
    wide[wide.argsort(dim=1)]
except IndexError as error:
    message = str(error)
assert message == (
    "index 2 is out of bounds for dimension 0"
    " with size 2"
)
# --8<-- [end:brackets-pick-rows]

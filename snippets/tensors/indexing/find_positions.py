# --8<-- [start:show]
import torch

x = torch.tensor([[0, 3], [5, 0], [0, 7]])

print(torch.argwhere(x))
print(torch.where(x > 4))
rows, columns = torch.where(x > 4)
print(x[rows, columns])
# --8<-- [end:show]

# --8<-- [start:rows-of-coordinates]
import numpy as np

cube = torch.eye(4).reshape(2, 2, 4)
odd = torch.tensor([0.0, -0.0, torch.nan, 2.0])
for t in (x, cube, odd, x > 4, torch.tensor(5)):
    table = torch.argwhere(t)
    assert table.equal(torch.nonzero(t))
    theirs = np.argwhere(t.numpy())
    assert table.shape == theirs.shape
    assert table.tolist() == theirs.tolist()
assert torch.argwhere(x)[1].tolist() == [1, 0]
# --8<-- [end:rows-of-coordinates]

# --8<-- [start:one-tensor-per-dim]
for t in (x > 4, cube > 0, odd > 0):
    ours = torch.where(t)
    tuple_ = torch.nonzero(t, as_tuple=True)
    theirs = np.nonzero(t.numpy())
    assert len(ours) == len(theirs) == t.ndim
    for a, b, c in zip(ours, tuple_, theirs):
        assert a.equal(b)
        assert a.tolist() == c.tolist()
# --8<-- [end:one-tensor-per-dim]

# --8<-- [start:table-is-no-index]
assert x[torch.where(x > 4)].tolist() == [5, 7]
table = torch.argwhere(x > 4)
assert table.tolist() == [[1, 0], [2, 1]]
by_rows = [[x[1], x[0]], [x[2], x[1]]]
for got, want in zip(x[table], by_rows):
    assert got.equal(torch.stack(want))
# --8<-- [end:table-is-no-index]

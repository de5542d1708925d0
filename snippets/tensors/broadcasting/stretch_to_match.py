# --8<-- [start:show]
import torch

column = torch.tensor([[0], [10], [20]])  # shape (3, 1)
row = torch.tensor([1, 2, 3, 4])  # shape (4,)

print(column + row)
print(torch.broadcast_shapes((3, 1), (4,)))
print(torch.broadcast_shapes((8, 5, 1, 64), (5, 10, 1)))
# --8<-- [end:show]

# --8<-- [start:the-rule]
from itertools import product, zip_longest


def stretched(a, b):
    shape = []
    pairs = zip_longest(a[::-1], b[::-1], fillvalue=1)
    for m, n in pairs:
        if m != n and m != 1 and n != 1:
            return None
        shape.insert(0, n if m == 1 else m)
    return tuple(shape)


def added(a, b):
    try:
        return (torch.ones(a) + torch.ones(b)).shape
    except RuntimeError:
        return None


shapes = [()]
shapes += product(range(4))
shapes += product(range(4), range(4))
assert len(shapes) == 21
for a, b in product(shapes, shapes):
    assert added(a, b) == stretched(a, b)
# --8<-- [end:the-rule]

# --8<-- [start:as-in-numpy]
import numpy as np


def filled(shape):
    size = int(np.prod(shape))
    return np.arange(1.0, size + 1).reshape(shape)


for a, b in product(shapes, shapes):
    x, y = filled(a), filled(b)
    try:
        theirs = x - y
    except ValueError:
        assert added(a, b) is None
        continue
    ours = torch.from_numpy(x) - torch.from_numpy(y)
    assert np.array_equal(ours.numpy(), theirs)
# --8<-- [end:as-in-numpy]

# --8<-- [start:other-operations]
assert (column == row).shape == (3, 4)
assert torch.maximum(column, row).shape == (3, 4)
assert torch.where(row > 2, column, row).shape == (3, 4)
# --8<-- [end:other-operations]

# --8<-- [start:matmul-batches]
a, b = torch.ones(5, 1, 2, 3), torch.ones(4, 3, 6)
assert (a @ b).shape == (5, 4, 2, 6)
# --8<-- [end:matmul-batches]

# --8<-- [start:the-shape-alone]
shape = torch.broadcast_shapes(column.shape, row.shape)
assert shape == (column + row).shape == (3, 4)
# --8<-- [end:the-shape-alone]

# --8<-- [start:show]
import torch

keep = torch.tensor([True, False, True])
x = torch.zeros(3, 2)
x[keep][:, 0] = 9
print("two brackets:", x.tolist())
x[keep, 0] = 9
print("one bracket: ", x.tolist())

ids = torch.tensor([0, 0, 2])
count = torch.zeros(3)
count[ids] += 1
print("+= 1:        ", count.tolist())
count = torch.zeros(3)
count.index_add_(0, ids, torch.ones(3))
print("index_add_:  ", count.tolist())
# --8<-- [end:show]

# --8<-- [start:one-bracket-writes]
x = torch.zeros(3, 2)
x[keep][:, 0] = 9
x[[0, 1]][0] = 9
assert x.eq(0).all()
x[keep, 0] = 9
assert x.tolist() == [[9, 0], [0, 0], [9, 0]]
x[[0, 1]] = 5
x[x == 0] = 2
assert x.tolist() == [[5, 5], [5, 5], [9, 2]]
# --8<-- [end:one-bracket-writes]

# --8<-- [start:plus-equals-counts-once]
y = torch.zeros(3)
y[ids] += 1
assert y.tolist() == [1, 0, 1]
y = torch.zeros(3)
y[ids] = y[ids] + 1
assert y.tolist() == [1, 0, 1]
# --8<-- [end:plus-equals-counts-once]

# --8<-- [start:these-add-up]
one = torch.ones(3)
a = torch.zeros(3)
a.index_put_((ids,), one, accumulate=True)
b = torch.zeros(3).index_add_(0, ids, one)
c = torch.zeros(3).scatter_add_(0, ids, one)
d = torch.bincount(ids, minlength=3)
for y in (a, b, c, d):
    assert y.tolist() == [2, 0, 1]
# --8<-- [end:these-add-up]

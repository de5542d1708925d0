# --8<-- [start:show]
import torch

ids = torch.tensor([0, 0, 1])

count = torch.zeros(3)
count[ids] += 1
print("wrong:", count.tolist())

count = torch.zeros(3)
count.index_add_(0, ids, torch.ones(3))
print("right:", count.tolist())
print("right:", torch.bincount(ids, minlength=3).tolist())
# --8<-- [end:show]

# --8<-- [start:each-id-once]
count = torch.zeros(3)
count[ids] += 1
assert count.tolist() == [1, 1, 0]
right = torch.bincount(ids, minlength=3)
assert right.tolist() == [2, 1, 0]
one = torch.ones(3)
for name in "index_add_", "scatter_add_":
    count = torch.zeros(3)
    getattr(count, name)(0, ids, one)
    assert count.tolist() == [2, 1, 0]
# --8<-- [end:each-id-once]

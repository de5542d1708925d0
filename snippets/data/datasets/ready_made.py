# --8<-- [start:show]
import torch
from torch.utils.data import (
    ConcatDataset,
    Subset,
    TensorDataset,
    random_split,
)

x, y = torch.arange(10.0).view(10, 1), torch.arange(10) % 2
data = TensorDataset(x, y)
print(data[3])

g = torch.Generator().manual_seed(0)
train, valid = random_split(data, [0.8, 0.2], generator=g)
print(len(train), valid.indices)
print(len(ConcatDataset([train, valid])), len(data + data))
print([label.item() for _, label in Subset(data, [0, 1, 3])])
# --8<-- [end:show]

# --8<-- [start:ready-made]
assert torch.equal(data[3][0], x[3]) and len(data) == 10
assert data[3][0].data_ptr() == x[3].data_ptr()
part = Subset(data, [0, 1, 3])
assert len(part) == 3 and part[2][0] == x[3]
twice = ConcatDataset([data, data])
assert len(twice) == 20 and twice[13][0] == x[3]
assert type(data + data) is ConcatDataset
# --8<-- [end:ready-made]

# --8<-- [start:split]
g = torch.Generator().manual_seed(0)
again = random_split(data, [0.8, 0.2], generator=g)
assert again[1].indices == valid.indices
other = random_split(data, [0.8, 0.2], generator=g)
assert other[1].indices != valid.indices
both = train.indices + valid.indices
assert sorted(both) == list(range(10))
# --8<-- [end:split]

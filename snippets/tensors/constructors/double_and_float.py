# --8<-- [start:show]
import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader

samples = [np.array([1.0, 2.0]), np.array([3.0, 4.0])]
model = nn.Linear(2, 1)

batch = next(iter(DataLoader(samples, batch_size=2)))
print(type(batch).__name__, batch.dtype)
try:
    model(batch)
except RuntimeError as error:
    print(error)
print(tuple(model(batch.float()).shape))
# --8<-- [end:show]

# --8<-- [start:numpy-is-double]
doubles = np.array([1.0])
assert doubles.dtype == np.float64
for make in (
    torch.tensor, torch.as_tensor,
    torch.asarray, torch.from_numpy,
):
    assert make(doubles).dtype == torch.float64
assert torch.tensor([1.0]).dtype == torch.float32
# --8<-- [end:numpy-is-double]

# --8<-- [start:loader-converts]
from torch.utils.data import default_collate

assert type(samples[0]) is np.ndarray
batch = default_collate(samples)
assert type(batch) is torch.Tensor
assert batch.tolist() == [[1, 2], [3, 4]]
single = np.float32([1, 2])
assert default_collate([single]).dtype == torch.float32
# --8<-- [end:loader-converts]

# --8<-- [start:python-floats-too]
batch = default_collate([0.5, 1.5])
assert batch.dtype == torch.float64
assert default_collate([1, 2]).dtype == torch.int64
# --8<-- [end:python-floats-too]

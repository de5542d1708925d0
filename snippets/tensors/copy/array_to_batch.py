# --8<-- [start:show]
import numpy as np
from torch.utils.data import DataLoader, Dataset


class Arrays(Dataset):
    def __init__(self):
        self.data = np.zeros((4, 2), dtype=np.float32)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.data[index]


dataset = Arrays()
print(type(dataset[0]))

batch = next(iter(DataLoader(dataset, batch_size=2)))
sample = next(iter(DataLoader(dataset, batch_size=None)))
print(type(batch), tuple(batch.shape), batch.dtype)

dataset.data[:] = 7
print("batch:", batch[0, 0].item(), "sample:", sample[0].item())
# --8<-- [end:show]

# --8<-- [start:loader-converts]
import torch

assert type(dataset[0]) is np.ndarray
assert type(sample) is torch.Tensor
assert type(batch) is torch.Tensor
# --8<-- [end:loader-converts]

# --8<-- [start:no-batching-shares]
assert batch.eq(0).all()
sample[:] = 3
assert dataset.data[0].tolist() == [3, 3]
# --8<-- [end:no-batching-shares]

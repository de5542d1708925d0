# --8<-- [start:show]
import torch
from torch.utils.data import Dataset, random_split


class Numbers(Dataset):
    transform = None

    def __len__(self):
        return 10

    def __getitem__(self, i):
        return self.transform(i) if self.transform else i

class With(Dataset):
    def __init__(self, part, transform):
        self.part, self.transform = part, transform

    def __len__(self):
        return len(self.part)

    def __getitem__(self, i):
        return self.transform(self.part[i])

g = torch.Generator().manual_seed(0)
train, valid = random_split(Numbers(), [8, 2], generator=g)
augmented = With(train, lambda i: i + 1000)
print(list(augmented), list(valid))
train.dataset.transform = lambda i: i + 1000
print(list(train), list(valid))
# --8<-- [end:show]

# --8<-- [start:one-dataset]
assert train.dataset is valid.dataset
assert min(valid[0], valid[1]) >= 1000
# --8<-- [end:one-dataset]

# --8<-- [start:wrapped]
valid.dataset.transform = None
assert min(augmented[i] for i in range(8)) >= 1000
assert max(valid[0], valid[1]) < 10
# --8<-- [end:wrapped]

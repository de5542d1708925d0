# --8<-- [start:show]
import torch
from torch.utils.data import DataLoader, Dataset


class Squares(Dataset):
    def __init__(self, size):
        self.size = size

    def __len__(self):
        return self.size

    def __getitem__(self, i):
        return torch.tensor([i, 1]), i**2


for inputs, targets in DataLoader(Squares(5), batch_size=2):
    print(tuple(inputs.shape), targets)
# --8<-- [end:show]

# --8<-- [start:stacked-and-shuffled]
loader = DataLoader(Squares(5), 2, shuffle=True)
batches = list(loader)
assert [len(t) for _, t in batches] == [2, 2, 1]
seen = torch.cat([t for _, t in batches])
assert seen.sort().values.tolist() == [0, 1, 4, 9, 16]
assert [i.shape for i, _ in batches][0] == (2, 2)
# --8<-- [end:stacked-and-shuffled]

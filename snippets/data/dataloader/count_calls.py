# --8<-- [start:show]
import torch
from torch.utils.data import BatchSampler, DataLoader, Dataset


class Rows(Dataset):
    def __init__(self):
        self.x, self.calls = torch.arange(1000.0), 0

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):  # a number, or a list of numbers
        self.calls += 1
        return self.x[index]

class ManyAtOnce(Rows):
    def __getitems__(self, indices):
        return self[indices]

lists = BatchSampler(range(1000), 100, drop_last=False)
for name, loader in {
    "batch_size=100": DataLoader(Rows(), 100),
    "batch_size=None": DataLoader(Rows(), None, sampler=lists),
    "__getitems__": DataLoader(ManyAtOnce(), 100,
                               collate_fn=lambda batch: batch),
}.items():
    batches = list(loader)
    print(f"{name:16}", len(batches), loader.dataset.calls)
# --8<-- [end:show]

# --8<-- [start:one-call-a-sample]
from torch.utils._python_dispatch import (
    TorchDispatchMode,
)


class Count(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.n = 0
    def __torch_dispatch__(self, f, types, args, kw):
        self.n += 1
        return f(*args, **kw)

def operators(loader):
    with Count() as count:
        list(loader)
    return count.n
x = torch.arange(1000.0)
hand = (x[i:i + 100] for i in range(0, 1000, 100))
assert operators(hand) == 10
data = Rows()
assert operators(DataLoader(data, 100)) > 1000
assert data.calls == 1000
# --8<-- [end:one-call-a-sample]

# --8<-- [start:one-call-a-batch]
for loader in (
    DataLoader(Rows(), None, sampler=lists),
    DataLoader(ManyAtOnce(), 100,
               collate_fn=lambda b: b),
):
    assert operators(loader) < 100
    assert loader.dataset.calls == 10
    assert torch.equal(torch.cat(list(loader)), x)

class Pairs(ManyAtOnce):
    def __getitems__(self, indices):
        return self[indices], self[indices]
stacked = next(iter(DataLoader(Pairs(), 100)))
assert stacked.shape == (2, 100)
message = ""
try:
    next(iter(DataLoader(ManyAtOnce(), 100)))
except TypeError as error:
    message = str(error)
assert "must be tuple of Tensors, not Tensor" in message
# --8<-- [end:one-call-a-batch]

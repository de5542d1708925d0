# --8<-- [start:show]
import torch
from torch.utils.data import DataLoader, TensorDataset

x = torch.arange(10.0)
y = (x >= 8).long()  # two of ten are of class 1
data = TensorDataset(x, y)
generator = torch.Generator().manual_seed(0)
loader = DataLoader(data, 4, shuffle=True, generator=generator)

for epoch in range(2):
    print("epoch", epoch)
    for inputs, labels in loader:
        print(" ", inputs.tolist(), labels.tolist())
# --8<-- [end:show]

# --8<-- [start:each-sample-once]
for _ in range(2):
    inputs, labels = map(torch.cat, zip(*loader))
    assert torch.equal(inputs.sort().values, x)
    assert torch.equal(labels, (inputs >= 8).long())
# --8<-- [end:each-sample-once]

# --8<-- [start:takes-tensors]
assert len(data) == 10
assert data[9] == (torch.tensor(9.0), torch.tensor(1))
# --8<-- [end:takes-tensors]

# --8<-- [start:takes-two-methods]
class Squares:
    def __len__(self):
        return 3
    def __getitem__(self, index):
        return index**2
(batch,) = DataLoader(Squares(), batch_size=3)
assert batch.tolist() == [0, 1, 4]
# --8<-- [end:takes-two-methods]

# --8<-- [start:takes-a-stream]
from torch.utils.data import IterableDataset


class Lines(IterableDataset):
    def __iter__(self):
        yield from [2, 3, 5, 7]
a, b = DataLoader(Lines(), batch_size=2)
assert a.tolist() == [2, 3] and b.tolist() == [5, 7]
# --8<-- [end:takes-a-stream]

# --8<-- [start:splits]
from torch.utils.data import Subset, random_split

train, test = random_split(data, [0.8, 0.2])
assert len(train) == 8 and len(test) == 2
both = list(train.indices) + list(test.indices)
assert sorted(both) == list(range(10))
# --8<-- [end:splits]

# --8<-- [start:picks]
picked = Subset(data, [7, 8])
assert [v.item() for v, _ in picked] == [7.0, 8.0]
# --8<-- [end:picks]

# --8<-- [start:makes-batches]
sizes = [len(v) for v, _ in DataLoader(data, 4)]
assert sizes == [4, 4, 2]
# --8<-- [end:makes-batches]

# --8<-- [start:shuffles-anew]
def orders(loader):
    return [torch.cat([v for v, _ in loader]).tolist()
            for _ in range(3)]
torch.manual_seed(0)
three = orders(DataLoader(data, 4, shuffle=True))
assert three[0] != three[1] != three[2] != three[0]
# --8<-- [end:shuffles-anew]

# --8<-- [start:repeats-the-orders]
def seeded():
    g = torch.Generator().manual_seed(0)
    return DataLoader(
        data, 4, shuffle=True, generator=g)
assert orders(seeded()) == orders(seeded())
# --8<-- [end:repeats-the-orders]

# --8<-- [start:drops-the-last]
loader = DataLoader(data, 4, drop_last=True)
sizes = [len(v) for v, _ in loader]
assert sizes == [4, 4]
# --8<-- [end:drops-the-last]

# --8<-- [start:reads-elsewhere]
import os


class Process(Squares):
    def __getitem__(self, index):
        return os.getpid()
def readers(workers):
    loader = DataLoader(Process(), num_workers=workers)
    return {process.item() for process in loader}
assert readers(0) == {os.getpid()}
there = readers(2)
assert len(there) == 2 and os.getpid() not in there
# --8<-- [end:reads-elsewhere]

# --8<-- [start:pads]
from torch.nn.utils.rnn import pad_sequence

words = [torch.ones(2), torch.ones(3)]
(batch,) = DataLoader(
    words, 2, collate_fn=lambda samples: pad_sequence(
        samples, batch_first=True))
assert batch.tolist() == [[1, 1, 0], [1, 1, 1]]
# --8<-- [end:pads]

# --8<-- [start:balances]
from torch.utils.data import WeightedRandomSampler

weights = 1 / y.bincount()[y]
sampler = WeightedRandomSampler(
    weights, 1000, generator=generator)
drawn = y[list(sampler)].float().mean()
assert 0.4 < drawn < 0.6 and y.float().mean() < 0.21
# --8<-- [end:balances]

# --8<-- [start:shares-out]
from torch.utils.data import DistributedSampler

shares = [set(DistributedSampler(data, 2, rank))
          for rank in range(2)]
assert shares[0] | shares[1] == set(range(10))
assert not shares[0] & shares[1]
# --8<-- [end:shares-out]

# --8<-- [start:show]
from torch.utils.data import DataLoader, DistributedSampler

sampler = DistributedSampler(range(8), num_replicas=2, rank=0)
loader = DataLoader(range(8), batch_size=4, sampler=sampler)
for epoch in range(3):
    print("forgotten", *(batch.tolist() for batch in loader))
for epoch in range(3):
    sampler.set_epoch(epoch)
    print("set_epoch", *(batch.tolist() for batch in loader))
# --8<-- [end:show]

# --8<-- [start:same-each-epoch]
import torch

sampler = DistributedSampler(range(100), 2, 0)
first = list(sampler)
torch.manual_seed(123)
assert list(sampler) == first
sampler.set_epoch(1)
assert list(sampler) != first
same = DistributedSampler(range(100), 2, 0, seed=1)
assert list(sampler) == list(same)
# --8<-- [end:same-each-epoch]

# --8<-- [start:ranks-agree]
other = DistributedSampler(range(100), 2, 1)
other.set_epoch(1)
assert sorted([*sampler, *other]) == list(range(100))
other.set_epoch(0)
assert set(sampler) & set(other)
# --8<-- [end:ranks-agree]

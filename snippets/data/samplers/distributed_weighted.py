# --8<-- [start:show]
import torch
from torch.utils.data import Sampler


class DistributedWeightedSampler(Sampler):
    def __init__(self, weights, num_replicas, rank, seed=0):
        self.weights = torch.as_tensor(weights, dtype=torch.double)
        self.num_replicas, self.rank = num_replicas, rank
        self.seed, self.epoch = seed, 0
        self.each = -(-len(self.weights) // num_replicas)

    def set_epoch(self, epoch):
        self.epoch = epoch

    def __len__(self):
        return self.each

    def __iter__(self):  # all ranks draw the same, each takes its part
        g = torch.Generator().manual_seed(self.seed + self.epoch)
        drawn = torch.multinomial(self.weights, replacement=True,
            num_samples=self.each * self.num_replicas, generator=g)
        return iter(drawn[self.rank::self.num_replicas].tolist())

labels = torch.tensor([0] * 900 + [1] * 100)
weights = (1 / labels.bincount())[labels]
for rank in range(2):
    order = list(DistributedWeightedSampler(weights, 2, rank))
    print(rank, len(order), labels[order].bincount().tolist())
# --8<-- [end:show]

# --8<-- [start:none-built-in]
import torch.utils.data as data

both = [name for name in dir(data)
        if "Distributed" in name and "Weighted" in name]
assert both == []
# --8<-- [end:none-built-in]

# --8<-- [start:parts-of-one-draw]
from torch.utils.data import WeightedRandomSampler

parts = [list(DistributedWeightedSampler(weights, 2, r))
         for r in range(2)]
g = torch.Generator().manual_seed(0)
whole = list(WeightedRandomSampler(
    weights, 1000, generator=g))
assert whole[0::2] == parts[0]
assert whole[1::2] == parts[1]
# --8<-- [end:parts-of-one-draw]

# --8<-- [start:its-set-epoch]
sampler = DistributedWeightedSampler(weights, 2, 0)
first = list(sampler)
assert list(sampler) == first
sampler.set_epoch(1)
assert list(sampler) != first
# --8<-- [end:its-set-epoch]

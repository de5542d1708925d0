# --8<-- [start:show]
import torch
from torch.utils.data import DataLoader, WeightedRandomSampler

labels = torch.tensor([0] * 900 + [1] * 100)
data = torch.arange(1000)

def drawn(weights, replacement=True):
    g = torch.Generator().manual_seed(1)
    sampler = WeightedRandomSampler(weights, 1000, replacement, g)
    order = torch.cat(list(DataLoader(data, 100, sampler=sampler)))
    counts = labels[order].bincount(minlength=2).tolist()
    return counts, len(order.unique())

per_class = 1 / labels.bincount()
print("one per sample:", drawn(per_class[labels]))
print("one per class:", drawn(per_class))
print("no replacement:", drawn(per_class[labels], False))
# --8<-- [end:show]

# --8<-- [start:balanced]
(zeros, ones), seen = drawn(per_class[labels])
assert 450 < zeros < 550 and zeros + ones == 1000
assert seen < 500

from torch.utils.data import Subset


def drawn_from(part, weights):
    g = torch.Generator().manual_seed(1)
    sampler = WeightedRandomSampler(
        weights, 1000, generator=g)
    loader = DataLoader(part, 1000, sampler=sampler)
    order, = loader
    return labels[order].bincount().tolist()
part = Subset(data, list(range(700, 1000)))
own = labels[part.indices]
weights = (1 / own.bincount())[own]
zeros, ones = drawn_from(part, weights)
assert 450 < zeros < 550
message = ""
try:
    drawn_from(part, per_class[labels])
except IndexError as error:
    message = str(error)
assert message == "list index out of range"
# --8<-- [end:balanced]

# --8<-- [start:two-samples-only]
counts, seen = drawn(per_class)
assert counts == [1000, 0] and seen == 2
sampler = WeightedRandomSampler(per_class, 1000)
assert set(sampler) == {0, 1}
# --8<-- [end:two-samples-only]

# --8<-- [start:only-a-shuffle]
counts, seen = drawn(per_class[labels], False)
assert counts == [900, 100] and seen == 1000
# --8<-- [end:only-a-shuffle]

# --8<-- [start:not-enough-weights]
message = ""
try:
    list(WeightedRandomSampler([1, 1], 3, False))
except RuntimeError as error:
    message = str(error)
assert message.startswith("cannot sample n_sample > ")
one = torch.ones(1, dtype=torch.double)
try:
    many = one.expand(16_777_216 + 1)
    list(WeightedRandomSampler(many, 1))
except RuntimeError as error:
    message = str(error)
assert message.endswith("categories cannot exceed 2^24")
assert 2**24 == 16_777_216
# --8<-- [end:not-enough-weights]

# --8<-- [start:show]
import torch
from torch.utils.data import (
    BatchSampler,
    DataLoader,
    RandomSampler,
    SequentialSampler,
    SubsetRandomSampler,
)

data = [0, 10, 20, 30, 40, 50]
g = torch.Generator().manual_seed(2)
for sampler in (
    SequentialSampler(data),
    RandomSampler(data, generator=g),
    RandomSampler(data, replacement=True, generator=g),
    SubsetRandomSampler([1, 2, 4, 5], generator=g),
    BatchSampler(SequentialSampler(data), 4, drop_last=False),
):
    print(type(sampler).__name__, list(sampler))

loader = DataLoader(data, 2, sampler=[5, 5, 0])
print([batch.tolist() for batch in loader])
# --8<-- [end:show]

# --8<-- [start:defaults]
plain = DataLoader(data)
assert type(plain.sampler) is SequentialSampler
shuffled = DataLoader(data, shuffle=True)
assert type(shuffled.sampler) is RandomSampler
assert type(shuffled.batch_sampler) is BatchSampler
# --8<-- [end:defaults]

# --8<-- [start:any-iterable]
loader = DataLoader(data, 2, sampler=[5, 5, 0])
assert torch.cat(list(loader)).tolist() == [50, 50, 0]
lists = [[0], [1, 2, 3]]
loader = DataLoader(data, batch_sampler=lists)
assert [len(batch) for batch in loader] == [1, 3]
assert [len(batch) for batch in loader] == [1, 3]

class Twice:
    def __iter__(self):
        return iter(lists * 2)
    def __len__(self):
        return 4
loader = DataLoader(data, batch_sampler=Twice())
assert len(list(loader)) == len(list(loader)) == 4
for options in (
    {"sampler": (i for i in [5, 5])},
    {"batch_sampler": (i for i in lists)},
):
    loader = DataLoader(data, **options)
    assert len(list(loader)) == 2
    assert list(loader) == []
# --8<-- [end:any-iterable]

# --8<-- [start:table]
everything = set(range(6))
assert [*SequentialSampler(data)] == [0, 1, 2, 3, 4, 5]
assert sorted(RandomSampler(data)) == [0, 1, 2, 3, 4, 5]
drawn = list(RandomSampler(data, True, 100))
assert len(drawn) == 100 and set(drawn) <= everything
some = SubsetRandomSampler([1, 3, 5])
assert sorted(some) == [1, 3, 5]
# --8<-- [end:table]

# --8<-- [start:new-order-each-epoch]
g = torch.Generator().manual_seed(0)
loader = DataLoader(range(100), 100, shuffle=True,
                    generator=g)
first, second = [*loader, *loader]
assert not torch.equal(first, second)
g.manual_seed(0)
again, = loader
assert torch.equal(again, first)
# --8<-- [end:new-order-each-epoch]

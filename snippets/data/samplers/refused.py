# --8<-- [start:show]
from textwrap import fill

from torch.utils.data import (
    DataLoader,
    RandomSampler,
    Sampler,
    WeightedRandomSampler,
)


class Old(Sampler):
    def __init__(self, data):
        super().__init__(data)

data = [10, 20, 30, 40]
for attempt in (
    lambda: DataLoader(data, shuffle=True, sampler=RandomSampler(data)),
    lambda: DataLoader(data, batch_size=2, batch_sampler=[[0, 1]]),
    lambda: list(WeightedRandomSampler([1, 1], 3, replacement=False)),
    lambda: RandomSampler([]),
    lambda: Old(data),
):
    try:
        attempt()
    except (ValueError, RuntimeError, TypeError) as error:
        print("-", fill(str(error), 70))
print(len(DataLoader(data, sampler=RandomSampler(data))))
# --8<-- [end:show]

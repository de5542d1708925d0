# --8<-- [start:show]
import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset, get_worker_info


class Noisy(Dataset):
    def __init__(self):
        self.rng = np.random.default_rng(0)

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return self.rng.integers(1000)

def reseed(worker_id):
    info = get_worker_info()
    info.dataset.rng = np.random.default_rng(info.seed)

torch.manual_seed(0)
for init in None, reseed:
    loader = DataLoader(Noisy(), 2, num_workers=2, worker_init_fn=init)
    for epoch in range(2):
        print([number for batch in loader for number in batch.tolist()])
# --8<-- [end:show]

# --8<-- [start:same-noise]
def drawn(init=None):
    loader = DataLoader(Noisy(), 2, num_workers=2,
                        worker_init_fn=init)
    return [torch.cat(list(loader)) for _ in range(2)]
first, second = drawn()
assert torch.equal(first[:2], first[2:])
assert torch.equal(first, second)
torch.manual_seed(0)
assert torch.cat(drawn(reseed)).unique().numel() == 8
torch.manual_seed(0)
again = torch.cat(drawn(reseed))
torch.manual_seed(0)
assert torch.equal(again, torch.cat(drawn(reseed)))
# --8<-- [end:same-noise]

# --8<-- [start:seeded-by-the-loader]
import random


def draw(batch):
    info = get_worker_info()
    return (info.seed - info.id,
            torch.initial_seed() - info.id,
            torch.rand(()).item(), random.random(),
            np.random.rand())
def epochs(seed=0, g=None):
    torch.manual_seed(seed)
    loader = DataLoader(range(2), num_workers=2,
                        collate_fn=draw, generator=g)
    return [*loader, *loader]
once, again = epochs(), epochs()
assert once == again
for base, initial, *_ in once:
    assert base == initial
assert once[0][0] == once[1][0] != once[2][0]
for values in list(zip(*once))[2:]:
    assert len(set(values)) == 4
g = torch.Generator().manual_seed(7)
once, again = epochs(0, g), epochs(0, g)
assert once != again
assert epochs(1, g.manual_seed(7)) == once
# --8<-- [end:seeded-by-the-loader]

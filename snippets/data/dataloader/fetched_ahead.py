# --8<-- [start:show]
from torch.utils.data import DataLoader


class Indices:  # a batch sampler: lives in the main process
    def __init__(self):
        self.handed_out = 0

    def __len__(self):
        return 10

    def __iter__(self):
        for i in range(10):
            self.handed_out += 1
            yield [2 * i, 2 * i + 1]

for workers, ahead in (0, None), (1, 2), (2, 2), (2, 3):
    indices = Indices()
    batches = iter(DataLoader(range(20), batch_sampler=indices,
                   num_workers=workers, prefetch_factor=ahead))
    counts = [indices.handed_out]
    for _ in batches:
        counts.append(indices.handed_out)
    print(workers, ahead, counts)
# --8<-- [end:show]

# --8<-- [start:workers-times-factor]
for workers in (1, 2):
    for ahead in (1, 2, 4):
        indices = Indices()
        batches = iter(DataLoader(
            range(20), batch_sampler=indices,
            num_workers=workers, prefetch_factor=ahead))
        assert indices.handed_out == workers * ahead
        next(batches)
        assert indices.handed_out == workers * ahead + 1
        assert len(list(batches)) == 9
loader = DataLoader([1], num_workers=1)
assert loader.prefetch_factor == 2
# --8<-- [end:workers-times-factor]

# --8<-- [start:read-before-asked]
import torch.multiprocessing as mp

read = mp.Semaphore(0)

class Counted:
    def __getitem__(self, index):
        read.release()
        return index
batches = iter(DataLoader(
    Counted(), batch_sampler=Indices(), num_workers=2))
for _ in range(2 * 2 * 2):  # next() not called yet
    assert read.acquire(timeout=50)
assert len(list(batches)) == 10
# --8<-- [end:read-before-asked]

# --8<-- [start:show]
from itertools import islice

from torch.utils.data import (
    DataLoader,
    IterableDataset,
    get_worker_info,
)


class Stream(IterableDataset):
    def __iter__(self):
        return iter(range(4))

class SharedOut(Stream):
    def __iter__(self):
        w = get_worker_info()  # None where there is no worker
        first, step = (0, 1) if w is None else (w.id, w.num_workers)
        return islice(super().__iter__(), first, None, step)

for stream in Stream(), SharedOut():
    for workers in 0, 2:
        loader = DataLoader(stream, None, num_workers=workers)
        print(type(stream).__name__, workers, list(loader))
# --8<-- [end:show]

# --8<-- [start:each-worker-all]
from collections import Counter

for workers in (1, 2):
    came = Counter(DataLoader(
        Stream(), None, num_workers=workers))
    assert came == {i: workers for i in range(4)}
# --8<-- [end:each-worker-all]

# --8<-- [start:shared-out]
for workers in (0, 1, 2):
    came = Counter(DataLoader(
        SharedOut(), None, num_workers=workers))
    assert came == {i: 1 for i in range(4)}

import torch.multiprocessing as mp

read = mp.Value("i", 0)

class Counting(Stream):
    def __iter__(self):
        for i in super().__iter__():
            with read.get_lock():
                read.value += 1
            yield i

class Both(SharedOut, Counting):
    pass
loader = DataLoader(Both(), 2, num_workers=2)
assert [b.tolist() for b in loader] == [[0, 2], [1, 3]]
assert read.value == 2 * 4
known, _ = DataLoader(
    Stream(), 4, num_workers=2,
    collate_fn=lambda b: dir(get_worker_info()))
assert {"id", "num_workers"} <= set(known)
assert not {"rank", "world_size"} & set(known)
# --8<-- [end:shared-out]

# --8<-- [start:no-shuffle]
message = ""
try:
    DataLoader(Stream(), shuffle=True)
except ValueError as error:
    message = str(error)
assert message == (
    "DataLoader with IterableDataset: expected "
    "unspecified shuffle option, but got shuffle=True")
try:
    DataLoader(Stream(), sampler=[0, 1])
except ValueError as error:
    message = str(error)
assert "expected unspecified sampler option" in message
# --8<-- [end:no-shuffle]

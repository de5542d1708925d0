# --8<-- [start:show]
from torch.utils.data import (
    DataLoader,
    IterableDataset,
    get_worker_info,
)


class Whole(IterableDataset):
    def __iter__(self):
        yield from range(4)


class Share(IterableDataset):
    def __iter__(self):
        info = get_worker_info()  # None without workers
        first, step = (info.id, info.num_workers) if info else (0, 1)
        yield from range(first, 4, step)


for word, stream in ("wrong:", Whole()), ("right:", Share()):
    loader = DataLoader(stream, num_workers=2)
    print(word, [n.item() for n in loader])
# --8<-- [end:show]

# --8<-- [start:each-worker-reads-all]
for workers in 0, 1, 2:
    for kind in Whole, Share:
        loader = DataLoader(kind(), num_workers=workers)
        times = max(workers, 1) if kind is Whole else 1
        numbers = sorted(n.item() for n in loader)
        assert numbers == sorted([*range(4)] * times)
# --8<-- [end:each-worker-reads-all]

# --8<-- [start:show]
import os

from torch.utils.data import DataLoader, Dataset, get_worker_info


class WhoReads(Dataset):
    def __len__(self):
        return 10

    def __getitem__(self, index):
        worker = get_worker_info()  # None in the main process
        who = "main" if worker is None else f"worker {worker.id}"
        return index, who, os.getpid()

for workers in 0, 2:
    processes = set()
    for batch in DataLoader(WhoReads(), 2, num_workers=workers):
        index, who, process = batch
        print(index.tolist(), who)
        processes.update(process.tolist())
    print(workers, "workers:", len(processes), "process(es)")
    print("among them this one:", os.getpid() in processes)
# --8<-- [end:show]

# --8<-- [start:whole-batches-in-turn]
def collate(batch):
    worker = get_worker_info()
    readers = {who for _, who, _ in batch}
    assert readers == {f"worker {worker.id}"}
    return worker.id, batch[0][0], os.getpid()
loader = DataLoader(WhoReads(), 2, num_workers=2,
                    collate_fn=collate)
ids, first, processes = zip(*loader)
assert ids == (0, 1, 0, 1, 0)
assert first == (0, 2, 4, 6, 8)
assert len(set(processes) | {os.getpid()}) == 3
# --8<-- [end:whole-batches-in-turn]

# --8<-- [start:one-thread]
import torch

threads = torch.get_num_threads()
torch.set_num_threads(2)
loader = DataLoader(
    WhoReads(), 2, num_workers=2,
    collate_fn=lambda b: torch.get_num_threads())
assert list(loader) == [1] * 5
assert torch.get_num_threads() == 2
torch.set_num_threads(threads)
# --8<-- [end:one-thread]

# --8<-- [start:order-kept]
import torch.multiprocessing as mp

later = mp.Event()

class Slow(WhoReads):
    def __getitem__(self, index):
        if index == 0:
            assert later.wait(50)
        if index == 1:
            later.set()
        return index
loader = DataLoader(Slow(), 1, num_workers=2)
assert [i.item() for i in loader] == list(range(10))
# --8<-- [end:order-kept]

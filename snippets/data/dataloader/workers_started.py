# --8<-- [start:show]
import torch.multiprocessing as mp
from torch.utils.data import DataLoader

started = mp.Value("i", 0)  # shared by all processes

def count(worker_id):
    with started.get_lock():
        started.value += 1

for stay in False, True:
    started.value = 0
    loader = DataLoader(range(8), 2, num_workers=2,
                        worker_init_fn=count, persistent_workers=stay)
    after_each_epoch = []
    for epoch in range(3):
        for batch in loader:
            pass
        after_each_epoch.append(started.value)
    print(f"persistent_workers={stay}:", after_each_epoch)
# --8<-- [end:show]

# --8<-- [start:started-each-epoch]
import os


def processes(stay):
    loader = DataLoader(
        range(8), 2, num_workers=2,
        collate_fn=lambda batch: os.getpid(),
        persistent_workers=stay)
    return [set(loader) for epoch in range(2)]
first, second = processes(False)
assert len(first) == len(second) == 2
assert after_each_epoch == [2, 2, 2]
first, second = processes(True)
assert len(first) == 2 and first == second

class Epoch:
    epoch = 0
    def __getitem__(self, index):
        return self.epoch
for stay, seen in (False, [0, 1, 2]), (True, [0, 0, 0]):
    data, came = Epoch(), []
    loader = DataLoader(
        data, sampler=[0], num_workers=1,
        persistent_workers=stay)
    for data.epoch in range(3):
        came += [batch.item() for batch in loader]
    assert came == seen
# --8<-- [end:started-each-epoch]

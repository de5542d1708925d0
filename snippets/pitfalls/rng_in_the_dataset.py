# --8<-- [start:show]
import numpy as np
import torch
from torch.utils.data import DataLoader, get_worker_info


class Noisy:
    def __init__(self):
        self.rng = np.random.default_rng(0)

    def __getitem__(self, index):
        return self.rng.integers(1000)


def reseed(worker_id):
    info = get_worker_info()
    info.dataset.rng = np.random.default_rng(info.seed)


torch.manual_seed(0)
for word, init in ("wrong:", None), ("right:", reseed):
    loader = DataLoader(Noisy(), sampler=range(4), num_workers=2,
                        worker_init_fn=init)
    print(word, *[[n.item() for n in loader] for epoch in range(2)])
# --8<-- [end:show]


# --8<-- [start:each-worker-a-copy]
def drawn(init):
    torch.manual_seed(0)
    loader = DataLoader(
        Noisy(), sampler=range(4), num_workers=2,
        worker_init_fn=init)
    return [n.item() for _ in range(2) for n in loader]


copies = drawn(None)
assert copies[:4] == copies[4:]
assert copies[0] == copies[1] != copies[2] == copies[3]
fresh = drawn(reseed)
assert len(set(fresh)) == 8 and fresh == drawn(reseed)
# --8<-- [end:each-worker-a-copy]

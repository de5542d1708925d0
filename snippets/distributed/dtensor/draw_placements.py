# --8<-- [start:show]
import os

import matplotlib.pyplot as plt
import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.distributed import tensor as dt

store = f"file://{os.getcwd()}/store"
ways = dt.Shard(0), dt.Shard(1), dt.Replicate()
numbers = torch.arange(12).view(3, 4)
held = torch.zeros(3, 2, 12, dtype=torch.bool).share_memory_()


def work(rank):
    dist.init_process_group("gloo", store, rank=rank, world_size=2)
    mesh = dt.init_device_mesh("cpu", (2,))
    for way, mark in zip(ways, held[:, rank]):
        mark[dt.distribute_tensor(numbers, mesh, [way]).to_local()] = 1
    dist.destroy_process_group()


mp.start_processes(work, nprocs=2, start_method="fork")
for i, ax in enumerate(plt.subplots(2, 3, figsize=(7, 3.6))[1].flat):
    cells = held[i % 3, i // 3]
    ax.set(title=f"{ways[i % 3]}, rank {i // 3}", xticks=[], yticks=[])
    ax.imshow(cells.view(3, 4).tolist(), "Oranges", vmin=0, vmax=3)
    for n in cells.nonzero()[:, 0].tolist():
        ax.text(n % 4, n // 4, n, ha="center", va="center")
plt.savefig("placements.svg")
# --8<-- [end:show]

# --8<-- [start:drawn]
rows, columns, copies = held.view(3, 2, 3, 4)
assert rows[0, :2].all() and not rows[0, 2:].any()
assert rows[1, 2:].all() and not rows[1, :2].any()
assert columns[0, :, :2].all()
assert not columns[0, :, 2:].any()
assert columns[1].equal(~columns[0])
assert copies.all()
# --8<-- [end:drawn]

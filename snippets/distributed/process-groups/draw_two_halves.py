# --8<-- [start:show]
from pathlib import Path

import matplotlib.pyplot as plt
import torch
import torch.distributed as dist
import torch.multiprocessing as mp

stages = torch.zeros(3, 3, 3).long().share_memory_()
stages[0] = torch.tensor([[1], [10], [100]]) * torch.tensor([1, 2, 3])


def work(rank):
    store = Path("store").absolute().as_uri()
    dist.init_process_group("gloo", store, rank=rank, world_size=3)
    held, part, total = stages[:, rank]
    dist.reduce_scatter_single(part[rank : rank + 1], held)
    dist.all_gather_single(total, part[rank : rank + 1])
    dist.destroy_process_group()


mp.start_processes(work, nprocs=3, start_method="fork")
fig, axes = plt.subplots(1, 3, figsize=(7, 2))
titles = ["one row a rank", "reduce_scatter", "then all_gather"]
for ax, title, rows in zip(axes, titles, stages):
    ax.set(title=title, frame_on=False, xticks=[], yticks=[])
    for rank, share in rows.nonzero().tolist():
        cell = ax.barh(-rank, 0.9, 0.9, share, color=f"C{share}")
        ax.bar_label(cell, [rows[rank, share].item()], color="w",
                     label_type="center", size=14)
fig.savefig("two_halves.svg")
# --8<-- [end:show]

# --8<-- [start:two-halves]
held, parts, totals = stages
assert parts.equal(torch.diag(held.sum(0)))
assert totals.equal(held.sum(0).expand(3, 3))
# --8<-- [end:two-halves]

# --8<-- [start:same-as-all-reduce]
def whole(rank, out):
    dist.init_process_group(
        "gloo", rank=rank, world_size=3,
        init_method=Path("b").absolute().as_uri(),
    )
    out[rank] = stages[0, rank]
    dist.all_reduce(out[rank])


out = torch.zeros(3, 3).long().share_memory_()
mp.start_processes(
    whole, [out], nprocs=3, start_method="fork"
)
assert out.equal(totals)
# --8<-- [end:same-as-all-reduce]

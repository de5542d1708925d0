# --8<-- [start:show]
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.distributed import tensor as dt

found = torch.zeros(2, 2).share_memory_()


def work(rank):
    store = Path("store").absolute().as_uri()
    dist.init_process_group("gloo", store, rank=rank, world_size=2)
    mesh = dt.init_device_mesh("cpu", (2,))
    numbers = torch.tensor([1.0, 2.0, 3.0, 4.0])
    x = dt.distribute_tensor(numbers, mesh, [dt.Shard(0)])
    total = x.sum()  # Partial: each rank has summed its own part
    found[rank, 0] = total.item()
    found[rank, 1] = total.full_tensor().item()
    dist.destroy_process_group()


mp.start_processes(work, nprocs=2, start_method="fork")
for rank, (item, full) in enumerate(found.tolist()):
    print(f"rank {rank}: item() {item}, full_tensor().item() {full}")
# --8<-- [end:show]

# --8<-- [start:item-is-local]
assert found[:, 0].tolist() == [3.0, 7.0]
assert found[:, 1].tolist() == [10.0, 10.0]
# --8<-- [end:item-is-local]

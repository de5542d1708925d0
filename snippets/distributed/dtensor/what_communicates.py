# --8<-- [start:show]
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.distributed import tensor as dt
from torch.distributed.tensor.debug import CommDebugMode


def work(rank):
    store = Path("store").absolute().as_uri()
    dist.init_process_group("gloo", store, rank=rank, world_size=2)
    mesh = dt.init_device_mesh("cpu", (2,))
    x = dt.distribute_tensor(torch.ones(4, 6), mesh, [dt.Shard(1)])
    w = dt.distribute_tensor(torch.ones(6, 2), mesh, [dt.Shard(0)])
    y = x
    for target in "x @ w", dt.Replicate(), dt.Shard(0), dt.Replicate():
        with CommDebugMode() as calls:
            y = (x @ w if target == "x @ w" else
                 y.redistribute(mesh, [target]))
        ran = [op.__name__ for op in calls.get_comm_counts()]
        if rank == 0:
            print(*y.placements, y.to_local()[0].tolist(), *ran,
                  flush=True)
    dist.destroy_process_group()


mp.start_processes(work, nprocs=2, start_method="fork")
# --8<-- [end:show]

# --8<-- [start:costs]
from torch.distributed.tensor import (
    Partial,
    Replicate,
    Shard,
    distribute_tensor,
    init_device_mesh,
)


def moves(rank):
    store = Path("again").absolute().as_uri()
    dist.init_process_group(
        "gloo", store, rank=rank, world_size=2
    )
    mesh = init_device_mesh("cpu", (2,))
    x = distribute_tensor(
        torch.ones(4, 6), mesh, [Shard(1)]
    )
    w = distribute_tensor(
        torch.ones(6, 2), mesh, [Shard(0)]
    )
    whole = distribute_tensor(
        torch.ones(4, 6), mesh, [Replicate()]
    )
    columns = distribute_tensor(
        torch.ones(6, 2), mesh, [Shard(1)]
    )

    def ran(call, placement):
        with CommDebugMode() as calls:
            result = call()
        assert result.placements == (placement,)
        counts = calls.get_comm_counts()
        assert all(n == 1 for n in counts.values())
        return [op.__name__ for op in counts]

    def go(tensor, target):
        move = tensor.redistribute
        return ran(lambda: move(mesh, [target]), target)

    assert ran(lambda: whole @ columns, Shard(1)) == []
    assert ran(lambda: x @ w, Partial()) == []
    y = x @ w
    assert go(y, Replicate()) == ["all_reduce"]
    assert go(y, Shard(0)) == ["reduce_scatter_tensor"]
    gathered = go(x, Replicate())
    assert gathered == ["all_gather_into_tensor"]
    assert go(whole, Shard(0)) == []
    # both Shard(0): the right one is gathered first
    tall = distribute_tensor(
        torch.ones(4, 6), mesh, [Shard(0)]
    )
    hidden = ran(lambda: tall @ w, Shard(0))
    assert hidden == ["all_gather_into_tensor"]
    dist.destroy_process_group()


mp.start_processes(moves, nprocs=2, start_method="fork")
# --8<-- [end:costs]

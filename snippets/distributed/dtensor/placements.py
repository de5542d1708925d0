# --8<-- [start:show]
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.distributed import tensor as dt

matrix = torch.arange(12.0).view(3, 4)


def work(rank):
    store = Path("store").absolute().as_uri()
    dist.init_process_group("gloo", store, rank=rank, world_size=2)
    mesh = dt.init_device_mesh("cpu", (2,))
    for way in dt.Shard(0), dt.Shard(1), dt.Replicate():
        tensor = dt.distribute_tensor(matrix, mesh, [way])
        both = [None, None]
        dist.all_gather_object(both, tensor.to_local().shape)
        same = tensor.full_tensor().equal(matrix)
        if rank == 0:
            print(way, list(tensor.shape), "ranks:", *map(list, both))
            print("  full_tensor is the matrix:", same, flush=True)
    dist.destroy_process_group()


mp.start_processes(work, nprocs=2, start_method="fork")
# --8<-- [end:show]

# --8<-- [start:local-parts]
from torch.distributed.tensor import (
    Replicate,
    Shard,
    distribute_tensor,
    init_device_mesh,
)


def local_parts(rank, mesh):
    rows = distribute_tensor(matrix, mesh, [Shard(0)])
    part = matrix.chunk(2)[rank]
    assert rows.to_local().equal(part)
    columns = distribute_tensor(
        matrix, mesh, [Shard(1)]
    )
    part = matrix.chunk(2, dim=1)[rank]
    assert columns.to_local().equal(part)
    copies = distribute_tensor(
        matrix, mesh, [Replicate()]
    )
    assert copies.to_local().equal(matrix)
    for tensor in (rows, columns, copies):
        assert tensor.shape == (3, 4)
        assert tensor.full_tensor().equal(matrix)
# --8<-- [end:local-parts]

# --8<-- [start:mesh]
from torch.distributed.tensor import Partial

kinds = Shard(0), Replicate(), Partial()
names = [str(kind) for kind in kinds]
assert names == ["S(0)", "R", "P(sum)"]


def mesh_of_two(rank, mesh):
    mesh = init_device_mesh("cpu", (1, 2))
    message = ""
    try:
        distribute_tensor(matrix, mesh, [Shard(0)])
    except ValueError as error:
        message = str(error)
    assert "must have the same length" in message
    both = [Replicate(), Shard(0)]
    rows = distribute_tensor(matrix, mesh, both)
    assert rows.placements == tuple(both)
    part = matrix.chunk(2)[rank]
    assert rows.to_local().equal(part)
# --8<-- [end:mesh]

# --8<-- [start:uneven]
def uneven(rank, mesh):
    rows = distribute_tensor(matrix, mesh, [Shard(0)])
    assert len(rows.to_local()) == (2, 1)[rank]
    one = torch.ones(1, 4)
    one = distribute_tensor(one, mesh, [Shard(0)])
    assert one.shape == (1, 4)
    assert len(one.to_local()) == (1, 0)[rank]
# --8<-- [end:uneven]

# --8<-- [start:rank-0-decides]
def rank_0_decides(rank, mesh):
    mine = torch.full((2,), float(rank))
    for way in Replicate(), Shard(0):
        sent = distribute_tensor(mine, mesh, [way])
        assert sent.full_tensor().tolist() == [0, 0]
        assert not sent.to_local().any()
# --8<-- [end:rank-0-decides]

# --8<-- [start:save]
def save(rank, mesh):
    rows = distribute_tensor(matrix, mesh, [Shard(0)])
    torch.save(rows, f"{rank}.pt")
    loaded = torch.load(f"{rank}.pt")
    assert loaded.placements == (Shard(0),)
    part = matrix.chunk(2)[rank]
    assert loaded.to_local().equal(part)
    storage = loaded.to_local().untyped_storage()
    assert storage.nbytes() == 32  # not 48
# --8<-- [end:save]

# --8<-- [start:random]
import warnings


def random(rank, mesh):
    even = distribute_tensor(
        torch.zeros(4, 4), mesh, [Shard(0)]
    )
    torch.manual_seed(0)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        even.uniform_()
    assert str(caught[0].message) == (
        "DTensor random operators may not have "
        "complete support on cpu device mesh"
    )
    whole = even.full_tensor()
    assert whole[:2].equal(whole[2:])
    assert whole.unique().numel() == 8


def check(rank):
    store = Path("again").absolute().as_uri()
    dist.init_process_group(
        "gloo", store, rank=rank, world_size=2
    )
    mesh = init_device_mesh("cpu", (2,))
    local_parts(rank, mesh)
    mesh_of_two(rank, mesh)
    uneven(rank, mesh)
    rank_0_decides(rank, mesh)
    save(rank, mesh)
    random(rank, mesh)
    dist.destroy_process_group()


mp.start_processes(
    check, nprocs=2, start_method="fork"
)
# --8<-- [end:random]

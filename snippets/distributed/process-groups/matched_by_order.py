# --8<-- [start:show]
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp

results = torch.zeros(2, 2).share_memory_()


def work(rank, swapped):
    store = Path(f"store-{swapped}").absolute().as_uri()
    dist.init_process_group("gloo", init_method=store, rank=rank,
                            world_size=2)
    loss, count = torch.tensor([0.5]), torch.tensor([32.0])
    order = [count, loss] if swapped and rank == 1 else [loss, count]
    for tensor in order:
        dist.all_reduce(tensor)
    results[rank] = torch.cat([loss, count])
    dist.destroy_process_group()


for swapped in (True, False):
    mp.start_processes(work, [swapped], nprocs=2, start_method="fork")
    print("swapped" if swapped else "same order")
    for rank, (loss, count) in enumerate(results.tolist()):
        print(f"  rank {rank}: loss {loss}, count {count}")
# --8<-- [end:show]

# --8<-- [start:silently-mixed]
assert results.tolist() == [[1.0, 64.0], [1.0, 64.0]]
# Truthy, and a store of its own: no stale addresses.
mp.start_processes(
    work, ["again"], nprocs=2, start_method="fork"
)
assert results.tolist() == [[32.5, 32.5], [32.5, 32.5]]
# --8<-- [end:silently-mixed]

# --8<-- [start:detail]
import os


def detailed(rank, name, result, report):
    os.environ["TORCH_DISTRIBUTED_DEBUG"] = "DETAIL"
    dist.set_debug_level_from_env()
    store = Path(name).absolute().as_uri()
    dist.init_process_group(
        "gloo", init_method=store,
        rank=rank, world_size=2,
    )
    if name == "swapped":
        a, b = torch.ones(1), torch.full([1], 9.0)
        for x in [(a, b), (b, a)][rank]:
            dist.all_reduce(x)
        result[rank] = a
        return
    try:
        dist.all_reduce(torch.ones(2 + rank))
    except RuntimeError as error:
        report.put(str(error))


swap = torch.zeros(2).share_memory_()
report = mp.get_context("fork").Queue()
for name in ("shapes", "swapped"):
    mp.start_processes(
        detailed, [name, swap, report],
        nprocs=2, start_method="fork",
    )
text = "Detected mismatch between collectives on ranks"
assert report.get(timeout=9).startswith(text)
assert swap.tolist() == [10.0, 10.0]  # mixed: 1 + 9
# --8<-- [end:detail]

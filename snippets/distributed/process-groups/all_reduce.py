# --8<-- [start:show]
import torch
import torch.distributed as dist

dist.init_process_group()
rank = dist.get_rank()

x = torch.tensor([10.0, 20.0]) + rank
before = x.tolist()
dist.all_reduce(x)

rows = [None] * dist.get_world_size()
dist.all_gather_object(rows, f"rank {rank}: {before} -> {x.tolist()}")
if rank == 0:
    print(*rows, sep="\n")
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:sum-everywhere]
start = torch.tensor([10.0, 20.0])
assert x.equal((start + 0) + (start + 1))
# --8<-- [end:sum-everywhere]

# --8<-- [start:in-place]
assert x.tolist() != before
dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1
)
assert dist.all_reduce(x) is None
work = dist.all_reduce(x, async_op=True)
assert isinstance(work, dist.Work)
work.wait()
dist.destroy_process_group()
# --8<-- [end:in-place]

# --8<-- [start:torchrun-environment]
import os

assert os.environ["WORLD_SIZE"] == "2"
assert os.environ["RANK"] == str(rank)
assert {"MASTER_ADDR", "MASTER_PORT"} <= set(os.environ)
# --8<-- [end:torchrun-environment]

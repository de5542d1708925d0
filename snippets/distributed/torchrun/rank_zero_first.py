# --8<-- [start:show]
from pathlib import Path

import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
data = Path("data.txt")

if rank == 0:
    data.write_text("1 2 3")  # your download
dist.barrier()  # every rank, outside the if
text = data.read_text()

lines = [None, None]
dist.all_gather_object(lines, f"rank {rank} read {text}")
if rank == 0:
    print(*lines, sep="\n")
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:barrier-waits]
store = dist.FileStore(str(data.absolute()) + ".s", 2)
dist.init_process_group(
    "gloo", store=store, rank=rank, world_size=2
)
if rank == 1:
    work = dist.barrier(async_op=True)
    assert not work.is_completed()
    store.set("looked", "rank 0 is not there yet")
else:
    store.wait(["looked"])
    work = dist.barrier(async_op=True)
work.wait()
assert work.is_completed()
dist.destroy_process_group()
# --8<-- [end:barrier-waits]

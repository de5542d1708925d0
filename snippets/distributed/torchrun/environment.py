# --8<-- [start:show]
import os

import torch.distributed as dist

names = [
    "RANK", "LOCAL_RANK", "GROUP_RANK",
    "WORLD_SIZE", "LOCAL_WORLD_SIZE", "MASTER_ADDR",
    "TORCHELASTIC_RESTART_COUNT",
    "TORCHELASTIC_MAX_RESTARTS", "OMP_NUM_THREADS",
]
mine = [os.environ[name] for name in names]

dist.init_process_group("gloo")
both = [None, None]
dist.all_gather_object(both, mine)
if dist.get_rank() == 0:
    for name, zero, one in zip(names, *both):
        print(f"{name:27} {zero:10} {one}")
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:one-process-a-rank]
rank, local, machine, world, here = map(int, mine[:5])
assert (world, here, machine) == (2, 2, 0)
assert rank == local  # one machine
assert int(os.environ["MASTER_PORT"]) > 0
zero, one = both
assert zero[:2] == ["0", "0"]
assert one[:2] == ["1", "1"]
# --8<-- [end:one-process-a-rank]

# --8<-- [start:no-restart-by-default]
assert names[7] == "TORCHELASTIC_MAX_RESTARTS"
assert mine[7] == "0"
# --8<-- [end:no-restart-by-default]

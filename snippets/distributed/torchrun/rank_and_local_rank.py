# --8<-- [start:show]
import subprocess
import sys

import torch.distributed as dist

# The torchruns' store: this program outlives both of them
store = dist.TCPStore("127.0.0.1", 0, is_master=True,
                      wait_for_workers=False)
names = ["GROUP_RANK", "RANK", "LOCAL_RANK", "WORLD_SIZE"]
worker = "echo " + " ".join(f"{name}=${name}" for name in names)
machines = []
for machine in (0, 1):
    command = [sys.executable, "-m", "torch.distributed.run",
               "--nnodes=2", "--nproc-per-node=2",
               "--rdzv-backend=c10d", "--rdzv-conf=is_host=0",
               f"--rdzv-endpoint=127.0.0.1:{store.port}",
               "--no-python", "sh", "-c", worker]
    machines.append(
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    )

lines = "".join(m.communicate()[0] for m in machines).splitlines()
print(*sorted(lines), sep="\n")
# --8<-- [end:show]

# --8<-- [start:rank-is-unique]
import re

rows = []
for line in lines:
    found = re.findall(r"\d+", line)
    rows.append([int(number) for number in found])
machines, ranks, locals_, sizes = zip(*rows)
assert sorted(ranks) == [0, 1, 2, 3]
# --8<-- [end:rank-is-unique]

# --8<-- [start:local-rank-repeats]
assert sorted(locals_) == [0, 0, 1, 1]
for machine, rank, local, size in rows:
    assert rank == 2 * machine + local and size == 4
# --8<-- [end:local-rank-repeats]

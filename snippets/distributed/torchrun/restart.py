# --8<-- [start:show]
import os
import subprocess
import sys

import torch
import torch.distributed as dist


def train(rank, attempt, done=0, total=0.0):
    dist.init_process_group("gloo")
    if os.path.exists("last.pt"):
        done, total = torch.load("last.pt")
    for step in range(done + 1, 7):
        dist.all_reduce(x := torch.tensor(1.0 * step))
        total += x.item()
        if rank == "0":
            print(f"attempt {attempt}: step {step}, total {total}")
            torch.save((step, total), "new.pt")
            os.replace("new.pt", "last.pt")
        dist.barrier()
        if (attempt, rank, step) == ("0", "1", 4):
            os._exit(1)  # rank 1 crashes once
    dist.destroy_process_group()

if rank := os.environ.get("RANK"):  # under torchrun
    sys.exit(train(rank, os.environ["TORCHELASTIC_RESTART_COUNT"]))
os.environ["TORCH_DISABLE_SHARE_RDZV_TCP_STORE"] = "1"
command = "torchrun --standalone --nproc-per-node 2 --max-restarts 1"
job = subprocess.run([*command.split(), __file__], capture_output=True)
print(job.stdout.decode(), end="")
# --8<-- [end:show]

# --8<-- [start:resumes]
lines = job.stdout.decode().splitlines()
steps = [(line[8], line[16]) for line in lines]
assert steps == [*zip("000011", "123456")]
unbroken = sum(2.0 * step for step in range(1, 7))
assert lines[-1].endswith(f"total {unbroken}")
assert torch.load("last.pt") == (6, unbroken)
assert job.returncode == 0
# --8<-- [end:resumes]

# --8<-- [start:whole-group]
once = """a=$TORCHELASTIC_RESTART_COUNT
echo $a $RANK $MASTER_PORT
test $a$RANK != 01"""
shell = ["--no-python", "sh", "-c", once]
both = subprocess.run(
    [*command.split(), *shell], capture_output=True
)
said = both.stdout.decode().splitlines()
ports = dict(line.rsplit(" ", 1) for line in said)
assert {"0 1", "1 0", "1 1"} <= ports.keys()
assert both.returncode == 0
# --8<-- [end:whole-group]

# --8<-- [start:new-store]
name = "TORCH_DISABLE_SHARE_RDZV_TCP_STORE"
assert os.environ[name] == "1"  # for the job above
assert ports["1 0"] == ports["1 1"] != ports["0 1"]
# --8<-- [end:new-store]

# --8<-- [start:old-store]
os.environ[name] = "0"
code = """
import os
import torch.distributed as dist
dist.init_process_group("gloo")
store = dist.distributed_c10d._get_default_store()
seen = store.add("attempts so far", 1)
print(seen, os.environ["MASTER_PORT"], flush=True)
os._exit(1)
"""
worker = ["--no-python", sys.executable, "-c", code]
one = "torchrun --nproc-per-node 1 --max-restarts 1"
twice = subprocess.run(
    [*one.split(), *worker], capture_output=True
)
first, port, second, again = twice.stdout.split()
assert (first, second) == (b"1", b"2")
assert again == port
# --8<-- [end:old-store]

# --8<-- [start:show]
import time
from datetime import timedelta
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp


def work(rank, report):
    store = Path("store").absolute().as_uri()
    dist.init_process_group("gloo", init_method=store, rank=rank,
                            world_size=2, timeout=timedelta(seconds=2))
    if rank == 0:
        try:
            dist.all_reduce(torch.ones(1))
        except RuntimeError as error:
            report.put(str(error).split("] ")[-1])
    else:
        time.sleep(4)  # busy elsewhere: it never calls all_reduce
    dist.destroy_process_group()


report = mp.get_context("fork").SimpleQueue()
mp.start_processes(work, [report], nprocs=2, start_method="fork")
print(report.get())
# --8<-- [end:show]

# --8<-- [start:peer-never-starts]
message = ""
try:
    dist.init_process_group(
        "gloo", init_method="tcp://127.0.0.1:0", rank=0,
        world_size=2, timeout=timedelta(seconds=1),
    )
except dist.DistStoreError as error:
    message = str(error)
assert "1/2 clients joined" in message
# --8<-- [end:peer-never-starts]

# --8<-- [start:peer-dies]
import os


def die(rank, report):
    store = Path("other").absolute().as_uri()
    dist.init_process_group(
        "gloo", init_method=store,
        rank=rank, world_size=2,
    )
    dist.barrier()
    if rank == 1:
        os._exit(0)
    time.sleep(1)
    try:
        dist.all_reduce(torch.ones(1))
    except RuntimeError as error:
        report.put(str(error))


mp.start_processes(
    die, [report], nprocs=2, start_method="fork"
)
text = report.get()
assert "Connection closed by peer" in text, text
# --8<-- [end:peer-dies]

# --8<-- [start:monitored-barrier]
def wait(rank, report):
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    store = Path("third").absolute().as_uri()
    dist.init_process_group(
        "gloo", init_method=store,
        rank=rank, world_size=2,
    )
    if rank == 1:
        time.sleep(2)
        return
    try:
        soon = timedelta(seconds=1)
        dist.monitored_barrier(timeout=soon)
    except RuntimeError as error:
        report.put(str(error))


mp.start_processes(
    wait, [report], nprocs=2, start_method="fork"
)
text = report.get()
assert "Rank 1 failed to pass monitoredBarrier" in text
assert "in 1000 ms" in text
# --8<-- [end:monitored-barrier]

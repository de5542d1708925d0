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
        while report.empty():  # busy elsewhere: no all_reduce
            time.sleep(0.1)
    dist.destroy_process_group()


report = mp.get_context("fork").Queue()
mp.start_processes(work, [report], nprocs=2, start_method="fork")
print(report.get(timeout=9))
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

# --8<-- [start:another-call]
import os


def mismatch(rank, first, report):
    store = Path(f"first-{first}").absolute().as_uri()
    soon = timedelta(seconds=2 if rank == first else 60)
    dist.init_process_group(
        "gloo", init_method=store, rank=rank,
        world_size=2, timeout=soon,
    )
    x = torch.ones(2)
    try:
        if rank == 0:
            dist.all_reduce(x)
        else:
            dist.broadcast(x, src=1)
    except RuntimeError as error:
        report.put((rank, str(error)))


for first, way in enumerate(["recv", "send"]):
    mp.start_processes(
        mismatch, [first, report],
        nprocs=2, start_method="fork",
    )
    both = [report.get(timeout=9) for _ in range(2)]
    texts = dict(both)
    assert texts.keys() == {0, 1}  # both failed
    assert "Timed out waiting 2000ms" in texts[first]
    assert f"for {way} operation" in texts[first]
# --8<-- [end:another-call]

# --8<-- [start:peer-closes]
def close(rank, how, report, closed):
    store = Path(how).absolute().as_uri()
    dist.init_process_group(
        "gloo", init_method=store,
        rank=rank, world_size=2,
    )
    dist.barrier()
    if rank == 0:
        closed.wait(20)
        time.sleep(0.5)
        try:
            dist.all_reduce(torch.ones(1))
        except RuntimeError as error:
            report.put(str(error))
        return
    if how == "leaves":
        dist.destroy_process_group()
    if how == "gives up":
        try:
            soon = timedelta(seconds=1)
            dist.irecv(torch.ones(1), 0).wait(soon)
        except RuntimeError as error:
            assert "Timed out" in str(error)
    closed.set()
    if how == "dies":
        os._exit(0)
    while report.empty():  # it lives on
        time.sleep(0.1)


ends = (
    "Connection closed by peer",
    "Connection reset by peer",
)
for how in ["dies", "gives up", "leaves"]:
    closed = mp.get_context("fork").Event()
    mp.start_processes(
        close, [how, report, closed],
        nprocs=2, start_method="fork",
    )
    text = report.get(timeout=9)
    assert any(end in text for end in ends), text
assert ends[0] in text, text
# --8<-- [end:peer-closes]

# --8<-- [start:monitored-barrier]
def wait(rank, report):
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    store = Path("third").absolute().as_uri()
    dist.init_process_group(
        "gloo", init_method=store,
        rank=rank, world_size=2,
    )
    if rank == 1:
        while report.empty():  # it never arrives
            time.sleep(0.1)
        return
    try:
        soon = timedelta(seconds=1)
        dist.monitored_barrier(timeout=soon)
    except RuntimeError as error:
        report.put(str(error))


mp.start_processes(
    wait, [report], nprocs=2, start_method="fork"
)
text = report.get(timeout=9)
assert "Rank 1 failed to pass monitoredBarrier" in text
assert "in 1000 ms" in text
# --8<-- [end:monitored-barrier]

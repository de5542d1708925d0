# --8<-- [start:show]
import textwrap

import torch
import torch.distributed as dist

loss = torch.tensor(0.5)
try:
    dist.all_reduce(loss)
except ValueError as error:
    print(textwrap.fill(str(error), 72))

if dist.is_initialized():
    dist.all_reduce(loss, op=dist.ReduceOp.AVG)
rank = dist.get_rank() if dist.is_initialized() else 0
print("rank", rank, "loss", loss.item())
# --8<-- [end:show]

# --8<-- [start:every-call]
calls = dist.get_rank, dist.barrier, dist.get_backend
for call in calls:
    message = ""
    try:
        call()
    except ValueError as error:
        message = str(error)
    assert "has not been initialized" in message
# --8<-- [end:every-call]

# --8<-- [start:mean]
from pathlib import Path

import torch.multiprocessing as mp


def average(rank, out):
    store = Path("store").absolute().as_uri()
    dist.init_process_group(
        "gloo", init_method=store,
        rank=rank, world_size=2,
    )
    out[rank] = 1.0 + rank
    dist.all_reduce(out[rank], op=dist.ReduceOp.AVG)
    whole, message = torch.tensor([1 + rank]), ""
    try:
        dist.all_reduce(whole, op=dist.ReduceOp.AVG)
    except RuntimeError as error:
        message = str(error)
    assert "Float can't be cast" in message
    assert whole.item() == 3  # the sum stays


out = torch.zeros(2).share_memory_()
mp.start_processes(
    average, [out], nprocs=2, start_method="fork"
)
assert out.tolist() == [1.5, 1.5]
# --8<-- [end:mean]

# --8<-- [start:ddp]
from torch.nn.parallel import DistributedDataParallel


def train(rank, out):
    store = Path("ddp").absolute().as_uri()
    dist.init_process_group(
        "gloo", init_method=store,
        rank=rank, world_size=2,
    )
    layer = torch.nn.Linear(1, 1, bias=False)
    model = DistributedDataParallel(layer)
    x = torch.tensor([1.0 + rank])
    model(x).sum().backward()
    out[rank] = layer.weight.grad.item()


out = torch.zeros(2).share_memory_()
mp.start_processes(
    train, [out], nprocs=2, start_method="fork"
)
assert out.tolist() == [1.5, 1.5]
# --8<-- [end:ddp]

# --8<-- [start:partial-sums]
def log(rank, out):
    store = Path("reduce").absolute().as_uri()
    dist.init_process_group(
        "gloo", init_method=store,
        rank=rank, world_size=2,
    )
    out[rank] = 10**rank
    dist.reduce(out[rank], dst=0)
    dist.barrier()


out = torch.zeros(2, 4).share_memory_()
mp.start_processes(
    log, [out], nprocs=2, start_method="fork"
)
assert out[0].tolist() == [11, 11, 11, 11]
assert 11 in out[1]  # no longer only its own 10
# --8<-- [end:partial-sums]

# --8<-- [start:show]
import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.nn.parallel import DistributedDataParallel

x, y = torch.arange(4.0).unsqueeze(1), torch.ones(4, 1)


def gradient(wrap, x, y):
    torch.manual_seed(0)
    model = wrap(nn.Linear(1, 1))
    nn.functional.mse_loss(model(x), y).backward()
    return next(model.parameters()).grad.item()


def work(rank, grads):
    store = dist.FileStore("store", 2)
    dist.init_process_group(store=store, rank=rank, world_size=2)
    mine = slice(2 * rank, 2 * rank + 2)
    grads[rank] = gradient(DistributedDataParallel, x[mine], y[mine])
    dist.destroy_process_group()


grads = torch.zeros(2).share_memory_()
mp.start_processes(work, [grads], 2, start_method="fork")
alone = gradient(nn.Sequential, x, y)
ranks = [f"{grad:.2f}" for grad in grads]
print("two ranks, half each:", *ranks)
print(f"one process, all:     {alone:.2f}")
# --8<-- [end:show]

# --8<-- [start:equal-gradients]
assert grads[0] == grads[1]
assert abs(grads[0] - alone) < 1e-5
halves = [gradient(nn.Sequential, x[:2], y[:2]),
          gradient(nn.Sequential, x[2:], y[2:])]
assert abs(sum(halves) / 2 - alone) < 1e-5
assert abs(halves[0] - halves[1]) > 1
# --8<-- [end:equal-gradients]

# --8<-- [start:starts-ranks]
from torch.distributed import run

named = run.get_args_parser().parse_args(
    ["--nproc-per-node", "2", "x.py"])
config, _, arguments = run.config_from_args(named)
assert config.nproc_per_node == 2
assert "x.py" in arguments
# --8<-- [end:starts-ranks]

# --8<-- [start:connects]
assert not dist.is_initialized()
dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1)
assert dist.is_initialized()
assert dist.get_world_size() == 1
# --8<-- [end:connects]

# --8<-- [start:sums]
def add(rank, sums):
    store = dist.FileStore("sums", 2)
    dist.init_process_group(
        store=store, rank=rank, world_size=2)
    mine = torch.tensor([1.0 + rank])
    dist.all_reduce(mine)
    sums[rank] = mine.item()
    dist.destroy_process_group()
dist.destroy_process_group()
sums = torch.zeros(2).share_memory_()
mp.start_processes(add, [sums], 2, start_method="fork")
assert sums.tolist() == [3, 3]
# --8<-- [end:sums]

# --8<-- [start:averages-gradients]
assert abs(grads[0] - sum(halves) / 2) < 1e-5
# --8<-- [end:averages-gradients]

# --8<-- [start:shares-samples]
from torch.utils.data import DistributedSampler

parts = [set(DistributedSampler(range(4), 2, rank))
         for rank in range(2)]
assert sorted(parts[0] | parts[1]) == [0, 1, 2, 3]
assert not parts[0] & parts[1]
# --8<-- [end:shares-samples]

# --8<-- [start:converts]
net = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
net = nn.SyncBatchNorm.convert_sync_batchnorm(net)
assert type(net[1]) is nn.SyncBatchNorm
assert type(net[0]) is nn.Linear
# --8<-- [end:converts]

# --8<-- [start:cuts-a-tensor]
from torch.distributed import tensor as dt
from torch.distributed.fsdp import fully_shard


def cut(rank, rows, sizes):
    store = dist.FileStore("mesh", 2)
    dist.init_process_group(
        store=store, rank=rank, world_size=2)
    mesh = dt.init_device_mesh("cpu", (2,))
    whole = torch.arange(4.0).reshape(2, 2)
    part = dt.distribute_tensor(
        whole, mesh, [dt.Shard(0)])
    rows[rank] = part.to_local()[0]
    model = nn.Linear(8, 8, bias=False)
    fully_shard(model, mesh=mesh)
    sizes[rank] = model.weight.to_local().numel()
    dist.destroy_process_group()
rows = torch.zeros(2, 2).share_memory_()
sizes = torch.zeros(2).share_memory_()
mp.start_processes(
    cut, [rows, sizes], 2, start_method="fork")
assert rows.tolist() == [[0, 1], [2, 3]]
# --8<-- [end:cuts-a-tensor]

# --8<-- [start:cuts-weights]
assert sizes.tolist() == [32, 32]  # half of 64 each
# --8<-- [end:cuts-weights]

# --8<-- [start:stages]
from torch.distributed import pipelining

dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1)
line = nn.Linear(1, 1)
stage = pipelining.PipelineStage(
    line, 0, 1, torch.device("cpu"))
schedule = pipelining.ScheduleGPipe(stage, 2)
assert torch.equal(schedule.step(x), line(x))
dist.destroy_process_group()
# --8<-- [end:stages]

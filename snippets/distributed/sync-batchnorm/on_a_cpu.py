# --8<-- [start:show]
import textwrap

import torch
import torch.distributed as dist

x = torch.tensor([[1.0], [3.0]])
norm = torch.nn.SyncBatchNorm(1)
print("no process group:", norm(x).flatten().round().tolist())

dist.init_process_group(store=dist.HashStore(), rank=0, world_size=1)
try:
    norm(x)
except ValueError as error:
    print(textwrap.fill(str(error), 60))

norm.eval()
print("eval:", norm(x).flatten().round().tolist())
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:plain-without-a-group]
a = torch.nn.SyncBatchNorm(1)(x)
b = torch.nn.BatchNorm1d(1)(x)
assert a.equal(b)
# --8<-- [end:plain-without-a-group]

# --8<-- [start:eval-is-alone]
import torch.multiprocessing as mp


def evaluate(rank, done):
    store = dist.FileStore("store", 2)
    dist.init_process_group(
        store=store, rank=rank, world_size=2
    )
    if rank == 0:  # rank 1 doesn't call
        layer = torch.nn.SyncBatchNorm(1).eval()
        plain = torch.nn.BatchNorm1d(1).eval()
        done[0] = layer(x).equal(plain(x))
    dist.barrier()
    dist.destroy_process_group()


done = torch.zeros(1).share_memory_()
mp.start_processes(
    evaluate, [done], 2, start_method="fork"
)
assert done.item() == 1
# --8<-- [end:eval-is-alone]

# --8<-- [start:buffers-of-rank-zero]
from torch.nn.parallel import DistributedDataParallel


def forward_twice(rank, seen):
    store = dist.FileStore("ddp", 2)
    dist.init_process_group(
        store=store, rank=rank, world_size=2
    )
    norm = torch.nn.BatchNorm1d(1)
    model = DistributedDataParallel(norm)
    part = [[1.0], [3.0]], [[5.0], [7.0], [9.0]]
    part = torch.tensor(part[rank])  # mean 2, or 7
    for step in range(2):
        model(part)
        seen[rank, step] = norm.running_mean.item()
    model.eval()
    model(part)
    seen[rank, 2] = norm.running_mean.item()
    for i in range(4):
        norm.running_mean.fill_(rank)
        with torch.set_grad_enabled(i < 2):
            model(part)
        seen[rank, 3 + i] = norm.running_mean.item()
    del model
    dist.destroy_process_group()


seen = torch.zeros(2, 7).share_memory_()
mp.start_processes(
    forward_twice, [seen], 2, start_method="fork"
)
# Rank 1's second step starts from rank 0's 0.2
right = [[0.2, 0.9 * 0.2 + 0.2], [0.7, 0.9 * 0.2 + 0.7]]
right = torch.tensor(right)
assert torch.allclose(seen[:, :2], right)
# --8<-- [end:buffers-of-rank-zero]

# --8<-- [start:eval-copies-too]
assert seen[1, 1] != seen[0, 1]
assert seen[1, 2] == seen[0, 2] == seen[0, 1]
# Rank 1 set 1, and got rank 0's 0 three times:
# gradients on twice, then the first without.
assert seen[1, 3:].tolist() == [0, 0, 0, 1]
# --8<-- [end:eval-copies-too]

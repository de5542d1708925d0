# --8<-- [start:show]
import contextlib

import torch
import torch.distributed as dist
from torch.distributed.algorithms.ddp_comm_hooks import default_hooks
from torch.nn.parallel import DistributedDataParallel as DDP


def count(accumulate=False, **options):
    layers = [torch.nn.Linear(512, 512, bias=False) for _ in range(4)]
    model, sizes = DDP(torch.nn.Sequential(*layers), **options), []

    def hook(group, bucket):
        sizes.append(bucket.buffer().nbytes // 2**20)
        return default_hooks.allreduce_hook(group, bucket)

    model.register_comm_hook(dist.group.WORLD, hook)
    for step in range(4):
        wait = accumulate and step < 3
        with model.no_sync() if wait else contextlib.nullcontext():
            model(torch.ones(1, 512)).sum().backward()
    return sizes


dist.init_process_group(store=dist.HashStore(), rank=0, world_size=1)
print("default        ", count())
print("bucket_cap_mb=1", count(bucket_cap_mb=1))
print("no_sync        ", count(accumulate=True))
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:first-bucket]
dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1
)
sizes = count()
assert sizes[0] == 4  # one for all, in iteration 1
assert sizes[1:] == [1, 3] * 3
model = DDP(torch.nn.Linear(1, 1))
assert model.bucket_bytes_cap == 25 * 2**20
# --8<-- [end:first-bucket]

# --8<-- [start:renamed]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    DDP(model.module, broadcast_buffers=False)
assert caught[0].category is FutureWarning
text = str(caught[0].message)
assert "Use `forward_sync_buffers` instead" in text
DDP(model.module, forward_sync_buffers=False)
dist.destroy_process_group()
# --8<-- [end:renamed]

# --8<-- [start:adds-up]
import torch.multiprocessing as mp


def train(rank, grads):
    store = dist.FileStore("store", 2)
    dist.init_process_group(
        store=store, rank=rank, world_size=2
    )
    parts = torch.arange(1.0, 9.0).chunk(2)[rank]
    never = contextlib.nullcontext
    for case in range(3):
        model = DDP(torch.nn.Linear(1, 1, bias=False))
        no_sync = [never, model.no_sync, never][case]
        with no_sync():
            for x in parts[:3]:
                model(x[None]).backward()
        if case == 2:  # forward outside no_sync()
            model.zero_grad()
            y = model(parts[:1])
            with model.no_sync():
                y.backward()
        else:
            model(parts[3:]).backward()
        grads[case, rank] = model.module.weight.grad
    del model, no_sync
    dist.destroy_process_group()


grads = torch.zeros(3, 2, 1, 1).share_memory_()
mp.start_processes(
    train, [grads], 2, start_method="fork"
)
each, once, outside = grads.reshape(3, 2).tolist()
mean = (10 + 26) / 2  # 1+2+3+4 and 5+6+7+8
assert each == once == [mean, mean]
# --8<-- [end:adds-up]

# --8<-- [start:forward-inside]
assert outside == [3.0, 3.0]  # mean of 1, 5: synced
# --8<-- [end:forward-inside]

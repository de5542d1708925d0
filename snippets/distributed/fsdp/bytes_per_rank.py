# --8<-- [start:show]
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.distributed.fsdp import fully_shard
from torch.nn.parallel import DistributedDataParallel as DDP

found = torch.zeros(2, 2, 4, 4).long().share_memory_()


def work(rank, size):
    store = Path(f"store{size}").absolute().as_uri()
    dist.init_process_group("gloo", store, rank=rank, world_size=size)
    for i, wrap in enumerate([DDP, fully_shard]):
        model = wrap(torch.nn.Linear(100, 100, bias=False))
        optimizer = torch.optim.AdamW(model.parameters())
        model(torch.ones(1, 100)).sum().backward()
        optimizer.step()
        [w], [adam] = model.parameters(), optimizer.state.values()
        held = w, w.grad, adam["exp_avg"], adam["exp_avg_sq"]
        for j, t in enumerate(held):
            t = t.to_local() if i else t
            found[i, size // 4, rank, j] = t.untyped_storage().nbytes()
    dist.destroy_process_group()


for size in 2, 4:
    mp.start_processes(work, [size], size, start_method="fork")
    print(size, "ranks:", *found[:, size // 4, 0].tolist())
# --8<-- [end:show]

# --8<-- [start:bytes]
ddp, sharded = found  # by world size, rank, tensor
for size, two_or_four in ((2, 0), (4, 1)):
    assert ddp[two_or_four, :size].eq(40000).all()
    part = sharded[two_or_four, :size]
    assert part.eq(40000 // size).all()
# --8<-- [end:bytes]

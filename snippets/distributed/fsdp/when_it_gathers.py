# --8<-- [start:show]
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo", store=dist.HashStore(), rank=0,
                        world_size=1)


def count(model):  # how many layers have their weight whole
    return sum(type(layer.weight) is nn.Parameter for layer in model)


print("sharded     reshard  during  after")
for layers, reshard in (3, None), (0, None), (3, True), (3, False):
    model = nn.Sequential(*(nn.Linear(9, 9) for _ in range(4)))
    whole = []
    for layer in model:
        layer.register_forward_hook(
            lambda *_: whole.append(count(model)))
    for part in [*model[:layers], model]:
        fully_shard(part, reshard_after_forward=reshard)
    model(torch.ones(2, 9))
    name = f"{layers} + root" if layers else "root alone"
    print(f"{name:10}  {reshard!s:7}", end="")
    print(f"{max(whole):8}{count(model):7}")
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:gathers]
from pathlib import Path

import torch.multiprocessing as mp
from torch.utils._python_dispatch import (
    TorchDispatchMode,
)


class Gathers(TorchDispatchMode):
    count = 0

    def __torch_dispatch__(
        self, op, types, args=(), kwargs=None
    ):
        self.count += "allgather" in str(op)
        return op(*args, **(kwargs or {}))


seen = torch.zeros(3).long().share_memory_()


def work(rank, layers, reshard, file):
    dist.init_process_group(
        "gloo", file, rank=rank, world_size=2
    )
    model, whole = build(), []
    for layer in model:
        layer.register_forward_hook(
            lambda *_: whole.append(count(model))
        )
    for part in [*model[:layers], model]:
        fully_shard(part, reshard_after_forward=reshard)
    with Gathers() as forward:
        loss = model(torch.ones(2, 9)).sum()
    with Gathers() as backward:
        loss.backward()
    got = forward.count, backward.count, max(whole)
    if rank == 0:
        seen.copy_(torch.tensor(got))
    dist.destroy_process_group()


def build():
    layers = [nn.Linear(9, 9) for _ in range(4)]
    return nn.Sequential(*layers)


def gathered(layers, reshard):
    name = f"{layers}{reshard}"
    file = f"file://{Path.cwd()}/{name}"
    mp.start_processes(
        work, [layers, reshard, file],
        nprocs=2, start_method="fork",
    )
    return seen.tolist()


assert gathered(3, None) == [4, 3, 2]
assert gathered(0, None) == [1, 0, 4]
# --8<-- [end:gathers]

# --8<-- [start:reshard]
assert gathered(3, False) == [4, 0, 4]
assert gathered(3, True) == [4, 4, 2]
# --8<-- [end:reshard]

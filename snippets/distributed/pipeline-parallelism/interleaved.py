# --8<-- [start:show]
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.distributed import pipelining as pp

torch.manual_seed(0)
parts = nn.Sequential(*[nn.Linear(3, 3) for _ in range(4)])
x = torch.randn(8, 3)
grads = torch.zeros(4, 4, 3).share_memory_()


def work(rank):
    store = Path("store").absolute().as_uri()
    dist.init_process_group("gloo", store, rank=rank, world_size=2)
    mine = [rank, rank + 2]
    stages = [pp.PipelineStage(parts[i], i, 4, "cpu") for i in mine]
    schedule = pp.ScheduleInterleaved1F1B(stages, 4, nn.MSELoss())
    schedule.step(*[x] if rank == 0 else [], target=x)
    for i in mine:
        grads[i] = torch.vstack([p.grad for p in parts[i].parameters()])
    dist.destroy_process_group()


mp.start_processes(work, nprocs=2, start_method="fork")
nn.MSELoss()(parts(x), x).backward()
alone = [torch.vstack([p.grad for p in m.parameters()]) for m in parts]
print("same gradients:", torch.allclose(torch.stack(alone), grads))
# --8<-- [end:show]

# --8<-- [start:interleaved-gradients]
assert len(alone) == 4
for layer, grad in zip(parts, grads):
    assert grad[:3].any() and grad[3].any()
    assert torch.allclose(layer.weight.grad, grad[:3])
    assert torch.allclose(layer.bias.grad, grad[3])
# --8<-- [end:interleaved-gradients]

# --8<-- [start:which-stages]
dist.init_process_group("fake", rank=0, world_size=4)
stages = [
    pp.PipelineStage(parts[0], i, 8, "cpu")
    for i in (0, 4)
]
kind = pp.ScheduleInterleaved1F1B
owner = kind(stages, 8).stage_index_to_group_rank
assert owner == {i: i % 4 for i in range(8)}
# --8<-- [end:which-stages]

# --8<-- [start:rounds]
for m in range(1, 22):
    message, rounds = "", max(1, m // 4)
    try:
        assert kind(stages, m).pipeline_order
    except ValueError as error:
        message = str(error)
    text = f"multiple of the number of rounds ({rounds}"
    assert (text in message) == (m % rounds > 0)
    assert bool(message) == (m % rounds > 0)
    if 4 <= m <= 10:
        assert bool(message) == (m == 9)
# --8<-- [end:rounds]

# --8<-- [start:show]
from pathlib import Path

import torch
import torch.distributed as dist
import torch.distributed.pipelining as pp
import torch.multiprocessing as mp


def work(rank, name):
    dist.init_process_group("gloo", Path(name).absolute().as_uri(),
                            rank=rank, world_size=4)
    layer, log = torch.nn.Linear(2, 2), []
    layer.register_forward_hook(lambda _, x, out: (
        log.append("F"), out.register_hook(lambda _: log.append("B")),
        None)[-1])
    stage = pp.PipelineStage(layer, rank, 4, "cpu")
    schedule = getattr(pp, f"Schedule{name}")(
        stage, 8, loss_fn=torch.nn.MSELoss())
    for step in range(2):  # the first step also learns the shapes
        log.clear()
        x = torch.ones(8, 2)
        schedule.step(*[x] if rank == 0 else [], target=x)
    Path(f"{name}{rank}.log").write_text("".join(log))
    dist.destroy_process_group()


for name in ("GPipe", "1F1B"):
    mp.start_processes(work, [name], nprocs=4, start_method="fork")
    for rank in range(4):
        print(name, rank, Path(f"{name}{rank}.log").read_text())
# --8<-- [end:show]

# --8<-- [start:held]
def most(name, rank):
    log = Path(f"{name}{rank}.log").read_text()
    assert len(log) == 16
    now = [
        log[:i].count("F") - log[:i].count("B")
        for i in range(17)
    ]
    assert now[-1] == 0
    return max(now)


assert {most("GPipe", r) for r in range(4)} == {8}
few = [most("1F1B", r) for r in range(4)]
assert few == [4, 3, 2, 1]
# --8<-- [end:held]

# --8<-- [start:order-is-real]
import re

dist.init_process_group("fake", rank=0, world_size=4)
stage = pp.PipelineStage(None, 0, 4, "cpu")
for name in ("GPipe", "1F1B"):
    kind = getattr(pp, f"Schedule{name}")
    order = kind(stage, 8).pipeline_order
    for rank in range(4):
        table = str(order[rank])
        row = re.findall(r"\d([FB])\d", table)
        log = Path(f"{name}{rank}.log").read_text()
        assert "".join(row) == log
# --8<-- [end:order-is-real]

# --8<-- [start:more-microbatches]
def held(name, m):
    kind = getattr(pp, f"Schedule{name}")
    table = str(kind(stage, m).pipeline_order[0])
    row = "".join(re.findall(r"\d([FB])\d", table))
    return max(
        row[:i].count("F") - row[:i].count("B")
        for i in range(2 * m + 1)
    )


for m in (4, 8, 16, 32):
    assert held("1F1B", m) == 4
    assert held("GPipe", m) == m
# --8<-- [end:more-microbatches]

# --8<-- [start:show]
import textwrap

import torch
import torch.distributed as dist
import torch.distributed.pipelining as pp
from torch import nn

dist.init_process_group("fake", rank=0, world_size=4)
stage = pp.PipelineStage(nn.Linear(1, 1), 0, 4, "cpu")
schedule = pp.ScheduleGPipe(stage, 4, loss_fn=nn.MSELoss())


@torch.no_grad()
def no_grad():
    schedule.step(torch.ones(8, 1))


for attempt in (lambda: pp.Schedule1F1B(stage, n_microbatches=2),
                lambda: schedule.step(torch.ones(3, 1)),
                no_grad):
    try:
        attempt()
    except Exception as error:
        print(textwrap.fill(str(error), 60), end="\n\n")
try:
    import torch.distributed.pipeline.sync
except ModuleNotFoundError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:gpipe-fewer]
for m in (4, 2, 1):  # four stages
    kind = (pp.ScheduleGPipe, pp.Schedule1F1B)[m >= 4]
    assert kind(stage, m).pipeline_order is not None
# --8<-- [end:gpipe-fewer]

# --8<-- [start:pipe-is-gone]
import importlib.util

name = "torch.distributed.pipeline"
assert importlib.util.find_spec(name) is None
new = "torch.distributed.pipelining"
assert importlib.util.find_spec(new)
# --8<-- [end:pipe-is-gone]

# --8<-- [start:a-row-each]
for rows in (1, 2, 3):
    try:
        schedule.step(torch.ones(rows, 1))
    except ValueError as error:
        message = str(error)
    wanted = f"Expecting 4 arg_mbs but got {rows}"
    assert message == wanted
# --8<-- [end:a-row-each]

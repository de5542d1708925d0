# --8<-- [start:show]
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.distributed.pipelining import PipelineStage, ScheduleGPipe

returned = torch.zeros(3, dtype=torch.int64).share_memory_()


def work(rank):
    store = Path("store").absolute().as_uri()
    dist.init_process_group("gloo", store, rank=rank, world_size=2)
    for number, size in enumerate([10, 8, 4]):
        if size != 4:  # the step of 4 rows follows that of 8
            stage = PipelineStage(nn.Linear(3, 3), rank, 2, "cpu")
            schedule = ScheduleGPipe(stage, n_microbatches=4)
        if rank == 0:
            schedule.step(torch.ones(size, 3))
        else:
            returned[number] = len(schedule.step())
    dist.destroy_process_group()


mp.start_processes(work, nprocs=2, start_method="fork")
print("10, 8, 4 rows in;", *returned.tolist(), "rows out")
# --8<-- [end:show]

# --8<-- [start:uneven]
assert returned.tolist() == [12, 8, 8]
# --8<-- [end:uneven]

# --8<-- [start:shapes-differ]
def misfit(rank, report):
    store = Path("misfit").absolute().as_uri()
    dist.init_process_group(
        "gloo", store, rank=rank, world_size=2
    )
    layer = [nn.Linear(4, 5), nn.Linear(3, 2)][rank]
    stage = PipelineStage(layer, rank, 2, "cpu")
    schedule = ScheduleGPipe(stage, n_microbatches=4)
    x = [torch.ones(8, 4)] if rank == 0 else []
    try:
        schedule.step(*x)
    except RuntimeError as error:
        if rank == 1:
            report.put(str(error))


report = mp.get_context("fork").Queue()
mp.start_processes(
    misfit, [report], nprocs=2, start_method="fork"
)
text = "mat1 and mat2 shapes cannot be multiplied"
assert report.get(timeout=9).startswith(text)
# --8<-- [end:shapes-differ]

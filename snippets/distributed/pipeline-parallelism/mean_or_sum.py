# --8<-- [start:show]
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.pipelining import PipelineStage, ScheduleGPipe

dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1)
x = y = torch.ones(8, 1)


def gradient(loss_fn, steps=1, **options):
    model = nn.Linear(1, 1, bias=False)
    nn.init.constant_(model.weight, 2.0)
    stage = PipelineStage(model, 0, 1, torch.device("cpu"))
    schedule = ScheduleGPipe(stage, 4, loss_fn, **options)
    for _ in range(steps):
        schedule.step(x, target=y)
    return model.weight.grad.item()


mean, total = nn.MSELoss(), nn.MSELoss(reduction="sum")
print("mean           ", gradient(mean), "of 2.0")
print("sum            ", gradient(total), "of 16.0")
print("sum, unscaled  ",
      gradient(total, scale_grads=False), "of 16.0")
print("mean, two steps", gradient(mean, steps=2), "of 4.0")
# --8<-- [end:show]

# --8<-- [start:scale-grads]
assert gradient(mean) == 2.0  # one process
assert gradient(total) == 16.0 / 4
assert gradient(total, scale_grads=False) == 16.0
# --8<-- [end:scale-grads]

# --8<-- [start:accumulate]
assert gradient(mean, steps=2) == (2.0 + 4 * 2.0) / 4
def quarter(out, target):
    return mean(out, target) / 4


fixed = gradient(quarter, steps=2, scale_grads=False)
assert fixed == 2.0 + 2.0
dist.destroy_process_group()
# --8<-- [end:accumulate]

# --8<-- [start:show]
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.pipelining import PipelineStage, ScheduleGPipe

dist.init_process_group(
    store=dist.HashStore(), rank=0, world_size=1)
x = torch.tensor([[1.0], [3.0], [11.0], [13.0]])
norm = nn.BatchNorm1d(1)
print(*[f"{value:.2f}" for value in norm(x).flatten()])

norm.reset_running_stats()
stage = PipelineStage(norm, 0, 1, torch.device("cpu"))
schedule = ScheduleGPipe(stage, n_microbatches=2)
for step in range(2):
    out = schedule.step(x)
    print(*[f"{value:.2f}" for value in out.flatten()],
          "batches:", norm.num_batches_tracked.item())
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:batchnorm]
alone = nn.BatchNorm1d(1)
parts = torch.cat([alone(x[:2]), alone(x[2:])])
assert torch.allclose(out, parts)
assert not torch.allclose(out, alone(x))
# --8<-- [end:batchnorm]

# --8<-- [start:one-forward-more]
assert norm.num_batches_tracked == 1 + 2 + 2
# --8<-- [end:one-forward-more]

# --8<-- [start:layernorm]
rows = torch.randn(4, 3)
layer = nn.LayerNorm(3)
parts = torch.cat([layer(rows[:2]), layer(rows[2:])])
assert torch.allclose(parts, layer(rows))
assert not list(layer.buffers())
# --8<-- [end:layernorm]

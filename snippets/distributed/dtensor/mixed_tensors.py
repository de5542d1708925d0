# --8<-- [start:show]
import textwrap

import torch
import torch.distributed as dist
from torch.distributed.tensor import (
    Replicate,
    Shard,
    distribute_tensor,
    init_device_mesh,
)

dist.init_process_group("gloo", store=dist.HashStore(), rank=0,
                        world_size=1)
mesh = init_device_mesh("cpu", (1,))
sharded = distribute_tensor(torch.ones(2, 3), mesh, [Shard(0)])
plain = torch.zeros(2, 3)
try:
    torch.cat([sharded, plain], dim=1)
except RuntimeError as error:
    print(textwrap.fill(str(error), 60))

copied = distribute_tensor(plain, mesh, [Replicate()])
joined = torch.cat([sharded, copied], dim=1)
print(joined.placements, list(joined.shape))
whole = torch.cat([sharded.full_tensor(), plain], dim=1)
print(type(whole).__name__, list(whole.shape))
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:which-mix]
dist.init_process_group(
    "gloo", store=dist.HashStore(),
    rank=0, world_size=1,
)
mesh = init_device_mesh("cpu", (1,))
x = distribute_tensor(
    torch.ones(2, 3), mesh, [Shard(0)]
)
message = ""
try:
    x + torch.zeros(2, 3)
except RuntimeError as error:
    message = str(error)
assert "aten.add.Tensor got mixed" in message
assert (x + 1).placements == (Shard(0),)
scalar = torch.tensor(1.0)
assert (x + scalar).placements == (Shard(0),)
# --8<-- [end:which-mix]

# --8<-- [start:old-path]
import torch.distributed._tensor as old
from torch.distributed.tensor import DTensor

assert old.DTensor is DTensor
assert issubclass(DTensor, torch.Tensor)
# --8<-- [end:old-path]

# --8<-- [start:bad-name]
import warnings

from torch import nn
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    parallelize_module,
)

model = nn.Sequential(nn.Linear(2, 2))
plan = {"first": ColwiseParallel()}
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    parallelize_module(model, mesh, plan)
text = "Parallelize plan key 'first' could not be"
assert str(caught[0].message).startswith(text)
assert type(model[0].weight) is nn.Parameter
# --8<-- [end:bad-name]

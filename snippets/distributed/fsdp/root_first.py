# --8<-- [start:show]
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo", store=dist.HashStore(), rank=0,
                        world_size=1)


def build():
    return nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))


model = build()
fully_shard(model)
try:
    fully_shard(model[0])
    model(torch.ones(1, 2))
except TypeError as error:
    print(error)

model = build()
for layer in model:
    fully_shard(layer)
fully_shard(model)
print(model(torch.ones(1, 2)).shape)
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:root-first]
dist.init_process_group(
    "gloo", store=dist.HashStore(), rank=0, world_size=1
)
model = build()
fully_shard(model)
message = where = ""
try:
    where = "fully_shard"
    fully_shard(model[0])
    where = "forward"
    model(torch.ones(1, 2))
except TypeError as error:
    message = str(error)
assert message.startswith("Invariant encountered")
assert where == "fully_shard"
# --8<-- [end:root-first]

# --8<-- [start:view]
import warnings

views = nn.Sequential(nn.Linear(2, 2), nn.Flatten(0))
fully_shard(views)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    views(torch.ones(1, 2))
text = "FSDP2-wrapped module (FSDPSequential) returned"
assert text in str(caught[0].message)


class Cloned(nn.Sequential):
    def forward(self, x):
        return super().forward(x).clone()


# neither with .clone() nor without gradients
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    fully_shard(Cloned(nn.Linear(2, 2), nn.Flatten(0)))(
        torch.ones(1, 2)
    )
    with torch.no_grad():
        views(torch.ones(1, 2))
assert caught == []
# --8<-- [end:view]

# --8<-- [start:class-name]
assert type(views).__name__ == "FSDPSequential"
assert isinstance(views, nn.Sequential)
# --8<-- [end:class-name]

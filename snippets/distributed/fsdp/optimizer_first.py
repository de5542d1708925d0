# --8<-- [start:show]
import torch
import torch.distributed as dist
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo", store=dist.HashStore(), rank=0,
                        world_size=1)


def moved(early):
    model = torch.nn.Linear(2, 2)
    if early:
        sgd = torch.optim.SGD(model.parameters(), lr=0.1)
    fully_shard(model)
    if not early:
        sgd = torch.optim.SGD(model.parameters(), lr=0.1)
    before = model.weight.full_tensor().clone()
    model(torch.ones(1, 2)).sum().backward()
    sgd.step()
    return not torch.equal(model.weight.full_tensor(), before)


print("optimizer, then fully_shard: weights move:", moved(True))
print("fully_shard, then optimizer: weights move:", moved(False))
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:holds-the-old]
from torch import nn

dist.init_process_group(
    "gloo", store=dist.HashStore(), rank=0, world_size=1
)
model = nn.Linear(2, 2)
sgd = torch.optim.SGD(model.parameters(), lr=0.1)
fully_shard(model)
model(torch.ones(1, 2)).sum().backward()
old = sgd.param_groups[0]["params"]
new = list(model.parameters())
assert all(o is not n for o, n in zip(old, new))
assert [p.grad for p in old] == [None, None]
assert all(p.grad is not None for p in new)
assert not moved(True) and moved(False)
# --8<-- [end:holds-the-old]

# --8<-- [start:show]
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard


def train(model, x):
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.1)
    for _ in range(3):
        optimizer.zero_grad()
        model(x).square().mean().backward()
        optimizer.step()


dist.init_process_group()
torch.manual_seed(0)
alone = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 4))
model = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 4))
model.load_state_dict(alone.state_dict())
for layer in [*model, model]:  # the layers first, then the root
    fully_shard(layer)

batch, rank = torch.randn(6, 8), dist.get_rank()
train(alone, batch)
train(model, batch.chunk(2)[rank])
weight, whole = model[0].weight, model[0].weight.full_tensor()
if rank == 0:
    print("placed", weight.placements, *weight.to_local().shape)
    print("as alone:", torch.allclose(whole, alone[0].weight))
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:is-a-dtensor]
from torch.distributed.tensor import DTensor, Shard

for parameter in model.parameters():
    for t in (parameter, parameter.grad):
        assert isinstance(t, DTensor)
        assert t.placements == (Shard(0),)
# --8<-- [end:is-a-dtensor]

# --8<-- [start:same-as-alone]
for mine, reference in zip(
    model.parameters(), alone.parameters()
):
    part = reference.chunk(2)[rank]
    assert torch.allclose(mine.to_local(), part)
    grad = reference.grad.chunk(2)[rank]
    assert torch.allclose(
        mine.grad.to_local(), grad, atol=1e-6
    )
# --8<-- [end:same-as-alone]

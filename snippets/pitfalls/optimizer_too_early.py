# --8<-- [start:show]
import torch
from torch import nn


def head_moved(optimizer_first):
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 10))
    if optimizer_first:
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model[1] = nn.Linear(4, 1)  # a new head
    if not optimizer_first:
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    before = model[1].weight.clone()
    model(torch.ones(8, 4)).sum().backward()
    optimizer.step()
    return not torch.equal(model[1].weight, before)


print("wrong: the head has moved:", head_moved(True))
print("right: the head has moved:", head_moved(False))
# --8<-- [end:show]

# --8<-- [start:old-head-is-held]
assert head_moved(optimizer_first=True) is False
assert head_moved(optimizer_first=False) is True

model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4))
old = model[1]
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model[1] = nn.Linear(4, 1)
held = optimizer.param_groups[0]["params"]
assert any(p is old.weight for p in held)
assert not any(p is model[1].weight for p in held)
assert any(p is model[0].weight for p in held)
# --8<-- [end:old-head-is-held]

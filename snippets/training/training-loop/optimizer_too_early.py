# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 10))


def moved(optimizer):
    before = model[2].weight.detach().clone()
    optimizer.zero_grad()
    model(torch.ones(1, 4)).sum().backward()
    optimizer.step()
    return not model[2].weight.equal(before)


early = torch.optim.SGD(model.parameters(), lr=0.1)
model[2] = nn.Linear(8, 3)  # a new head
print("optimizer first: head moved", moved(early))

late = torch.optim.SGD(model.parameters(), lr=0.1)
print("optimizer last: head moved", moved(late))
# --8<-- [end:show]

# --8<-- [start:holds-the-old-ones]
old = nn.Sequential(nn.Linear(2, 2))
sgd = torch.optim.SGD(old.parameters(), lr=0.1)
head = old[0].weight
start = head.detach().clone()
old[0] = nn.Linear(2, 2)
old(torch.ones(1, 2)).sum().backward()
sgd.step()
assert head.equal(start) and head.grad is None

(group,) = early.param_groups
held = {id(p) for p in group["params"]}
assert id(model[0].weight) in held
assert id(model[2].weight) not in held
# --8<-- [end:holds-the-old-ones]

# --8<-- [start:assign-replaces]
before = model[2].weight
model.load_state_dict(model.state_dict())
assert model[2].weight is before
now = model.state_dict()
copy = {name: now[name].clone() for name in now}
model.load_state_dict(copy, assign=True)
assert model[2].weight is not before
# --8<-- [end:assign-replaces]

# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
trunk, head = nn.Linear(2, 2), nn.Linear(2, 1)
x = torch.ones(1, 2)

loss = head(trunk(x)).sum()
print("reaches the trunk: ", torch.autograd.grad(
    loss, trunk.weight)[0].abs().sum().item() > 0)

loss = head(trunk(x).detach()).sum()
loss.backward()
print("after detach():    ", trunk.weight.grad)

with torch.no_grad():
    features = trunk(x)
loss = head(features).sum()
loss.backward()
print("under no_grad():   ", trunk.weight.grad)
# --8<-- [end:show]

# --8<-- [start:a-shorter-graph]
assert trunk.weight.grad is None
assert trunk.bias.grad is None
assert head.weight.grad is not None
whole = head(trunk(x)).sum()
assert whole == head(trunk(x).detach()).sum() == loss
(reached,) = torch.autograd.grad(
    head(trunk(x)).sum(), trunk.weight
)
assert reached.abs().sum() > 0
# --8<-- [end:a-shorter-graph]

# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils import parametrize


class Counted(nn.Module):
    calls = 0

    def forward(self, x):
        Counted.calls += 1
        return x.exp()


layer = nn.Linear(2, 2)
parametrize.register_parametrization(layer, "weight", Counted())
x = torch.ones(1, 2)

Counted.calls = 0
for _ in range(3):
    layer(x)
print("three calls:", Counted.calls)

Counted.calls = 0
with parametrize.cached():
    for _ in range(3):
        layer(x)
print("three calls, cached:", Counted.calls)
# --8<-- [end:show]

# --8<-- [start:one-a-call-or-one-a-block]
Counted.calls = 0
layer.weight, layer.weight, layer(x)
assert Counted.calls == 3
Counted.calls = 0
with parametrize.cached():
    layer.weight, layer.weight, layer(x)
assert Counted.calls == 1
# --8<-- [end:one-a-call-or-one-a-block]

# --8<-- [start:stale-inside-cached]
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
with parametrize.cached():
    layer(x).sum().backward()
    before = layer.weight.detach().clone()
    optimizer.step()
    assert layer.weight.equal(before)
assert not layer.weight.equal(before)
# --8<-- [end:stale-inside-cached]

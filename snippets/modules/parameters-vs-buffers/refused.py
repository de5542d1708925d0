# --8<-- [start:show]
import torch
from torch import nn


class TooEarly(nn.Module):
    def __init__(self):
        self.weight = nn.Parameter(torch.ones(1))
        super().__init__()


net = nn.Linear(2, 2)
net.mean = None
for attempt in [
    lambda: setattr(net, "weight", torch.ones(2, 2)),
    lambda: TooEarly(),
    lambda: torch.optim.SGD(nn.ReLU().parameters(), lr=0.1),
    lambda: net.register_buffer("mean", torch.ones(2)),
]:
    try:
        attempt()
    except (TypeError, AttributeError, ValueError, KeyError) as error:
        print(error.args[0])
# --8<-- [end:show]

# --8<-- [start:fix-assign]
net = nn.Linear(2, 2)
weight = net.weight
with torch.no_grad():
    net.weight.copy_(torch.ones(2, 2))
assert net.weight is weight
assert weight.sum() == 4
net.weight = nn.Parameter(torch.zeros(2, 2))
assert net.weight is not weight
assert net.weight.sum() == 0
# --8<-- [end:fix-assign]

# --8<-- [start:optimizer-holds-the-old]
layer = nn.Linear(2, 2)
old = layer.weight
optimizer = torch.optim.SGD(layer.parameters(), lr=1.0)
layer.weight = nn.Parameter(torch.ones(2, 2))
layer(torch.ones(2)).sum().backward()
assert layer.weight.grad.sum() == 4
optimizer.step()
assert layer.weight.sum() == 4
assert optimizer.param_groups[0]["params"][0] is old
# --8<-- [end:optimizer-holds-the-old]

# --8<-- [start:fix-super]
class Never(nn.Module):
    def __init__(self):
        self.weight = nn.Parameter(torch.ones(1))


class InTime(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(1))


for kind in [TooEarly, Never]:
    message = ""
    try:
        kind()
    except AttributeError as error:
        message = str(error)
    assert "before Module.__init__() call" in message
assert len(list(InTime().parameters())) == 1
# --8<-- [end:fix-super]

# --8<-- [start:fix-empty]
holder = nn.Module()
holder.layers = [nn.Linear(1, 1)]
assert list(holder.parameters()) == []
holder.layers = nn.ModuleList([nn.Linear(1, 1)])
generator = holder.parameters()
assert len(list(generator)) == 2
message = ""
try:
    torch.optim.SGD(generator)
except ValueError as error:
    message = str(error)
assert "got an empty parameter list" in message
optimizer = torch.optim.SGD(holder.parameters())
assert len(optimizer.param_groups[0]["params"]) == 2
assert not list(nn.ReLU().parameters())
# --8<-- [end:fix-empty]

# --8<-- [start:fix-exists]
def register(net):
    net.register_buffer("mean", torch.ones(2))


def assign(net):
    net.mean = nn.Buffer(torch.ones(2))


for value in [None, torch.ones(2)]:
    for way in [register, assign]:
        net, message = nn.Module(), ""
        net.mean = value
        try:
            way(net)
        except KeyError as error:
            message = error.args[0]
        text = "attribute 'mean' already exists"
        assert message == text
        assert not net.state_dict()
        del net.mean
        way(net)
        assert list(net.state_dict()) == ["mean"]
later = nn.Module()
later.register_buffer("mean", None)
later.mean = torch.ones(2)
assert list(later.state_dict()) == ["mean"]
# --8<-- [end:fix-exists]

# --8<-- [start:show]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self, container):
        super().__init__()
        torch.manual_seed(0)
        self.layers = container([nn.Linear(2, 2) for _ in range(3)])
        self.head = nn.Linear(2, 1)

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return self.head(x)


for container in [list, nn.ModuleList]:
    net, x = Net(container), torch.tensor([[1.0, -1.0]])
    first, before = net.layers[0].weight, net(x).item()
    old = first.detach().clone()
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    (net(x) - 1).square().sum().backward()
    optimizer.step()
    count = len(list(net.parameters()))
    print(f"{container.__name__}: {count} parameters")
    print(f"  output {before:.3f} -> {net(x).item():.3f}")
    print(f"  layer 0 moved by {(first - old).norm():.3f}")
# --8<-- [end:show]

# --8<-- [start:never-trains]
for container in [list, nn.ModuleList]:
    net = Net(container)
    old = [m.weight.detach() + 0 for m in net.layers]
    optimizer = torch.optim.SGD(net.parameters(), 0.1)
    loss = (net(x) - 1).square().sum()
    loss.backward()
    optimizer.step()
    assert (net(x) - 1).square().sum() < loss
    for layer, weight in zip(net.layers, old):
        same = layer.weight.equal(weight)
        assert same == (container is list)
# --8<-- [end:never-trains]

# --8<-- [start:never-saved]
for container in [list, nn.ModuleList]:
    net, restored = Net(container), Net(container)
    with torch.no_grad():
        net.layers[0].weight.zero_()
    message = restored.load_state_dict(net.state_dict())
    assert not message.missing_keys
    same = restored(x).equal(net(x))
    assert same == (container is nn.ModuleList)
# --8<-- [end:never-saved]

# --8<-- [start:old-checkpoint]
message = ""
try:
    net = Net(nn.ModuleList)
    net.load_state_dict(Net(list).state_dict())
except RuntimeError as error:
    message = str(error)
assert "Missing key(s) in state_dict" in message
for name, _ in net.layers.named_parameters():
    assert f'"layers.{name}"' in message
assert "head" not in message
# --8<-- [end:old-checkpoint]

# --8<-- [start:gradients-pile-up]
once = Net(list)
once(x).sum().backward()
grad = once.head.weight.grad
for through in ["model", "optimizer"]:
    net = owner = Net(list)
    if through == "optimizer":
        owner = torch.optim.SGD(net.parameters(), 0.1)
    for _ in range(2):
        owner.zero_grad()
        net(x).sum().backward()
    for two, one in zip(net.layers, once.layers):
        double = 2 * one.weight.grad
        assert two.weight.grad.equal(double)
    assert net.head.weight.grad.equal(grad)
# --8<-- [end:gradients-pile-up]

# --8<-- [start:print-shows-it]
assert "(head)" in repr(Net(list))
assert "(layers)" not in repr(Net(list))
assert "(layers)" in repr(Net(nn.ModuleList))
# --8<-- [end:print-shows-it]

# --8<-- [start:all-in-lists]
net, message = nn.Module(), ""
net.layers = [nn.Linear(2, 2)]
try:
    torch.optim.SGD(net.parameters(), 0.1)
except ValueError as error:
    message = str(error)
assert "got an empty parameter list" in message
net.layers = nn.ModuleList(net.layers)
optimizer = torch.optim.SGD(net.parameters(), 0.1)
assert len(optimizer.param_groups[0]["params"]) == 2
# --8<-- [end:all-in-lists]

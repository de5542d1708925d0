# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import nn


class Net(nn.Module):
    def __init__(self, relu=None):
        super().__init__()
        self.first, self.last = nn.Linear(2, 2), nn.Linear(2, 2)
        if relu:
            self.relu = relu

    def forward(self, x):
        relu = getattr(self, "relu", F.relu)
        return relu(self.last(relu(self.first(x))))


for model in Net(), Net(nn.ReLU()):
    calls = []
    for name, module in model.named_children():
        module.register_forward_hook(
            lambda *_, name=name: calls.append(name)
        )
    model(torch.ones(1, 2))
    print(model, calls, sep="\n")
# --8<-- [end:show]

# --8<-- [start:hooks-see-modules]
x = torch.ones(1, 2)

def count(model):
    calls = []
    for module in model.children():
        module.register_forward_hook(
            lambda *_: calls.append(1)
        )
    model(x)
    return len(calls)

assert count(Net()) == 2
assert count(Net(nn.ReLU())) == 4

assert "ReLU" not in str(Net())
assert str(Net(nn.ReLU())).count("ReLU") == 1
# --8<-- [end:hooks-see-modules]

# --8<-- [start:reuse]
shared = nn.ReLU()
reused = nn.Sequential(
    nn.Linear(2, 2), shared, nn.Linear(2, 2), shared
)
separate = nn.Sequential(
    reused[0], nn.ReLU(), reused[2], nn.ReLU()
)
assert reused(x).equal(separate(x))
assert list(reused.state_dict()) == list(
    separate.state_dict()
)

names = [name for name, _ in reused.named_modules()]
assert names == ["", "0", "1", "2"]
calls = []
reused[1].register_forward_hook(
    lambda *_: calls.append(1)
)
reused(x)
assert len(calls) == 2
# --8<-- [end:reuse]

# --8<-- [start:fx-sees-both]
import torch.fx


def relus(model):
    graph = torch.fx.symbolic_trace(model).graph
    return [
        node.op for node in graph.nodes
        if node.target in (F.relu, "relu")
    ]

assert relus(Net()) == ["call_function"] * 2
assert relus(Net(nn.ReLU())) == ["call_module"] * 2
# --8<-- [end:fx-sees-both]

# --8<-- [start:relu-owns-nothing]
assert not nn.ReLU().state_dict()
trained, swapped = Net(nn.ReLU()), Net()
swapped.load_state_dict(trained.state_dict())
x = torch.randn(5, 2)
assert swapped(x).equal(trained(x))

layers = nn.Sequential(
    nn.Linear(2, 2), nn.ReLU(), nn.Linear(2, 2)
)
state, last = layers.state_dict(), layers[2]
del layers[1]
assert layers[1] is last and "2.weight" in state
message = ""
try:
    layers.load_state_dict(state)
except RuntimeError as error:
    message = str(error)
assert 'Missing key(s) in state_dict: "1.w' in message
# --8<-- [end:relu-owns-nothing]

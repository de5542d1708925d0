# --8<-- [start:show]
import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 1, bias=False)

    def forward(self, x):
        return self.layer(x)


model = Net()
wrapped = torch.compile(model, backend="eager")
print(type(wrapped).__name__, list(wrapped.state_dict()))
try:
    Net().load_state_dict(wrapped.state_dict())
except RuntimeError as error:
    print(error)

model.compile(backend="eager")
print(type(model).__name__, list(model.state_dict()))
# --8<-- [end:show]

# --8<-- [start:shares-the-model]
assert wrapped._orig_mod is model
assert wrapped.layer.weight is model.layer.weight
fresh = Net()
fresh.load_state_dict(wrapped._orig_mod.state_dict())
assert fresh.layer.weight.equal(model.layer.weight)
# --8<-- [end:shares-the-model]

# --8<-- [start:compile-in-place]
graphs = []

def count(graph, example_inputs):
    graphs.append(graph)
    return graph.forward

net, x = Net(), torch.ones(1, 2)
assert net.compile(backend=count) is None
net(x)
assert len(graphs) == 1
assert type(net) is Net
assert list(net.state_dict()) == ["layer.weight"]
# --8<-- [end:compile-in-place]

# --8<-- [start:built-in-stays-eager]
nn = torch.nn

class Stack(nn.Sequential):
    pass

def captured(compiled):
    torch._dynamo.reset()
    graphs.clear()
    compiled(x)
    return len(graphs)

for module, in_place in (
    (nn.Linear(2, 1), 0),
    (nn.Sequential(nn.Linear(2, 1)), 0),
    (Stack(nn.Linear(2, 1)), 0),
    (nn.Sequential(Net(), nn.ReLU()), 1),  # only Net
):
    around = torch.compile(module, backend=count)
    assert captured(around) == 1
    module.compile(backend=count)
    assert captured(module) == in_place

message = ""
module = Stack(nn.Linear(2, 1))
module.compile(backend=count, fullgraph=True)
try:
    module(x)
except RuntimeError as error:
    message = str(error)
assert "found no compiled frames" in message
# --8<-- [end:built-in-stays-eager]

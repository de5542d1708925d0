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
assert not isinstance(wrapped, Net)
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

class Double(nn.Module):
    def forward(self, x):
        return 2 * x

for module, expected in (
    (nn.Linear(2, 1), 0),
    (nn.Sequential(nn.Linear(2, 1)), 0),
    (Stack(nn.Linear(2, 1)), 0),
    (nn.Sequential(Double(), Net()), 2),
):
    torch._dynamo.reset()
    graphs.clear()
    module.compile(backend=count)
    module(x)
    assert len(graphs) == expected
# --8<-- [end:built-in-stays-eager]

# --8<-- [start:whole-stack]
for module in (
    nn.Linear(2, 1),
    Stack(nn.Linear(2, 1)),
    nn.Sequential(Double(), Net()),
):
    torch._dynamo.reset()
    graphs.clear()
    torch.compile(module, backend=count)(x)
    assert len(graphs) == 1
# --8<-- [end:whole-stack]

# --8<-- [start:no-compiled-frames]
message, stack = "", Stack(nn.Linear(2, 1))
stack.compile(backend=count, fullgraph=True)
try:
    stack(x)
except RuntimeError as error:
    message = str(error)
assert "found no compiled frames" in message
# --8<-- [end:no-compiled-frames]

# --8<-- [start:save-the-original]
fresh = Net()
fresh.load_state_dict(wrapped._orig_mod.state_dict())
assert fresh.layer.weight.equal(model.layer.weight)
# --8<-- [end:save-the-original]

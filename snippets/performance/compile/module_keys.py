# --8<-- [start:show]
import torch

model = torch.nn.Linear(2, 1)
wrapped = torch.compile(model, backend="eager")
print(type(wrapped).__name__, list(wrapped.state_dict()))
try:
    torch.nn.Linear(2, 1).load_state_dict(wrapped.state_dict())
except RuntimeError as error:
    print(error)

model.compile(backend="eager")
print(type(model).__name__, list(model.state_dict()))
# --8<-- [end:show]

# --8<-- [start:shares-the-model]
assert wrapped._orig_mod is model
assert wrapped.weight is model.weight
assert not isinstance(wrapped, torch.nn.Linear)
# --8<-- [end:shares-the-model]

# --8<-- [start:compile-in-place]
graphs = []

def count(graph, example_inputs):
    graphs.append(graph)
    return graph.forward

class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 1)

    def forward(self, x):
        return self.layer(x)

net, x = Net(), torch.ones(1, 2)
assert net.compile(backend=count) is None
net(x)
assert len(graphs) == 1
names = ["layer.weight", "layer.bias"]
assert list(net.state_dict()) == names
# --8<-- [end:compile-in-place]

# --8<-- [start:built-in-stays-eager]
graphs.clear()
stack = torch.nn.Sequential(torch.nn.Linear(2, 1))
stack.compile(backend=count)
stack(x)
assert len(graphs) == 0
torch._dynamo.reset()
stack = torch.nn.Sequential(torch.nn.Linear(2, 1))
torch.compile(stack, backend=count)(x)
assert len(graphs) == 1
# --8<-- [end:built-in-stays-eager]

# --8<-- [start:save-the-original]
fresh = torch.nn.Linear(2, 1)
fresh.load_state_dict(wrapped._orig_mod.state_dict())
assert fresh.weight.equal(model.weight)
# --8<-- [end:save-the-original]

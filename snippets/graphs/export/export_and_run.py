# --8<-- [start:show]
import torch
from torch.export import export


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(3, 2)
        self.register_buffer("scale", torch.tensor(10.0))

    def forward(self, x):
        return torch.relu(self.layer(x)) * self.scale


model, batch = Net().eval(), torch.ones(4, 3)
program = export(model, (batch,))
run = program.module()
print(run(batch).equal(model(batch)))

for node in program.graph.nodes:
    print(node.op, node.target)
print(*program.state_dict)
# --8<-- [end:show]

# --8<-- [start:what-it-holds]
specs = program.graph_signature.input_specs
assert [(s.kind.name, s.target) for s in specs] == [
    ("PARAMETER", "layer.weight"),
    ("PARAMETER", "layer.bias"),
    ("BUFFER", "scale"),
    ("USER_INPUT", None),
]

class Hidden(Net):
    def __init__(self):
        super().__init__()
        k = torch.ones(4, 3)
        self.register_buffer("k", k, persistent=False)

    def forward(self, x):
        return super().forward(x + self.k)

hidden = Hidden()
names = {"layer.weight", "layer.bias", "scale"}
for net in (model, hidden):
    held = export(net, (batch,)).state_dict
    assert set(held) == set(net.state_dict()) == names
# --8<-- [end:what-it-holds]

# --8<-- [start:shares-the-weights]
weight = model.layer.weight
assert program.state_dict["layer.weight"] is weight
assert run.layer.weight is weight
assert program.state_dict["scale"] is model.scale
run(batch).sum().backward()
assert weight.grad is not None
# --8<-- [end:shares-the-weights]

# --8<-- [start:refuses-these]
def attempt(call, *arguments):
    try:
        call(*arguments)
    except (RuntimeError, ValueError) as error:
        return str(error)

message = attempt(program, batch)
start = "Unable to call ExportedProgram directly."
assert message.startswith(start)
message = attempt(export, model, batch)
start = "Expecting `args` to be a tuple"
assert message.startswith(start)
message = attempt(export, torch.relu, (batch,))
assert "instance of `torch.nn.Module`" in message
# --8<-- [end:refuses-these]

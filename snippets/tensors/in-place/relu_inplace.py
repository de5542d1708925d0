# --8<-- [start:show]
from textwrap import fill

import torch
from torch import nn

relu = nn.ReLU(inplace=True)
x = torch.tensor([[-1.0, 2.0]])
print(relu(x) is x, x)

linear = nn.Linear(2, 2)
relu(linear(x)).sum().backward()
print("after Linear: fine")

try:
    relu(torch.sigmoid(linear(x))).sum().backward()
except RuntimeError as error:
    text = "after sigmoid: " + str(error).split(":")[0]
    print(fill(text, 72, break_on_hyphens=False))

h = torch.tensor([-1.0, 2.0])
print("h + ReLU(h):", h + nn.ReLU()(h), h + relu(h))
# --8<-- [end:show]

# --8<-- [start:same-gradient-after-linear]
def gradients(activation):
    linear.zero_grad()
    data = torch.tensor([[-1.0, 2.0], [3.0, 4.0]])
    activation(linear(data)).sum().backward()
    return linear.weight.grad.clone()

for seed in range(5):
    torch.manual_seed(seed)
    linear = nn.Linear(2, 8)
    assert gradients(nn.ReLU()).count_nonzero() > 0
    assert gradients(relu).equal(gradients(nn.ReLU()))
# --8<-- [end:same-gradient-after-linear]

# --8<-- [start:no-output-needed]
for layer, shape in [
    (nn.Linear(2, 8), (3, 2)),
    (nn.Conv2d(2, 8, 1), (3, 2, 4, 4)),
    (nn.BatchNorm2d(2), (3, 2, 4, 4)),
]:
    data, found = torch.randn(shape), []
    for activation in (nn.ReLU(), relu):
        layer.zero_grad()
        out = activation(layer(data))
        out.square().sum().backward()
        found.append(layer.weight.grad.clone())
    assert found[0].equal(found[1])
    assert found[0].count_nonzero() > 0
# --8<-- [end:no-output-needed]

# --8<-- [start:refused-after-sigmoid]
for name in ("Sigmoid", "Tanh", "Softmax"):
    function = getattr(torch, name.lower())
    if name == "Softmax":
        function = nn.Softmax(dim=1)
    message = ""
    try:
        relu(function(linear(x))).sum().backward()
    except RuntimeError as error:
        message = str(error)
    assert f"output 0 of {name}," in message
    out = nn.ReLU()(function(linear(x)))
    out.sum().backward()
# --8<-- [end:refused-after-sigmoid]

# --8<-- [start:skip-connection-changes]
h = torch.tensor([-1.0, 2.0])
assert (h + nn.ReLU()(h)).tolist() == [-1, 4]
h = torch.tensor([-1.0, 2.0])
assert (h + relu(h)).tolist() == [0, 4]
# --8<-- [end:skip-connection-changes]

# --8<-- [start:one-tensor-less]
for shape in (100, 2), (0, 2):
    h = linear(torch.ones(shape))
    assert relu(h) is h and (h >= 0).all()
h = linear(torch.ones(100, 2))
assert nn.ReLU()(h).data_ptr() != h.data_ptr()
# --8<-- [end:one-tensor-less]

# --8<-- [start:no-less-is-saved]
def bytes_kept(activation):
    kept = {}

    def keep(t):
        memory = t.untyped_storage()
        kept[memory.data_ptr()] = memory.nbytes()
        return t

    first, last = nn.Linear(2, 3), nn.Linear(3, 4)
    model = nn.Sequential(first, activation, last)
    graph = torch.autograd.graph
    with graph.saved_tensors_hooks(keep, lambda t: t):
        out = model(torch.ones(100, 2))
    keep(out)
    return sum(kept.values())

assert bytes_kept(relu) == bytes_kept(nn.ReLU())
assert bytes_kept(relu) < bytes_kept(nn.SiLU())
# --8<-- [end:no-less-is-saved]

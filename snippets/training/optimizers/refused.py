# --8<-- [start:show]
import torch
from torch import nn

layer = nn.Linear(2, 2)
parameters = layer.parameters()
torch.optim.SGD(parameters)  # uses the generator up
for params in (
    parameters,
    [{"params": layer.parameters()}, {"params": [layer.bias]}],
    [2 * layer.weight],
    layer.weight,
):
    try:
        torch.optim.SGD(params)
    except (ValueError, TypeError) as error:
        print(error)
# --8<-- [end:show]

# --8<-- [start:call-again]
assert list(parameters) == []
weight, bias = layer.weight, layer.bias
for params in (
    layer.parameters(),
    [{"params": [weight]}, {"params": [bias]}],
    [weight],
):
    groups = torch.optim.SGD(params).param_groups
    assert groups[0]["params"][0] is weight
# --8<-- [end:call-again]

# --8<-- [start:leaf-first]
w = (2 * torch.ones(2)).requires_grad_()
assert w.is_leaf
torch.optim.SGD([w])
message = ""
try:
    u = torch.ones(2, requires_grad=True)
    torch.optim.SGD([u * 2])
except ValueError as e:
    message = str(e)
assert message == "can't optimize a non-leaf Tensor"
# --8<-- [end:leaf-first]

# --8<-- [start:plain-tensor-accepted]
plain = torch.ones(2)
sgd = torch.optim.SGD([plain], lr=0.1)
(plain * layer.weight).sum().backward()
sgd.step()
assert plain.grad is None
assert plain.equal(torch.ones(2))
frozen = torch.ones(2, requires_grad=True)
frozen.sum().backward()
frozen.requires_grad_(False)
torch.optim.SGD([frozen], lr=0.5).step()
assert frozen.equal(torch.full((2,), 0.5))
# --8<-- [end:plain-tensor-accepted]

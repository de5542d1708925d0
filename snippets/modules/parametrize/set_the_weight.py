# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils import parametrize


class Positive(nn.Module):
    def forward(self, x):
        return x.exp()


class PositiveWithInverse(Positive):
    def right_inverse(self, weight):
        return weight.log()


for parametrization in Positive(), PositiveWithInverse():
    layer = nn.Linear(1, 1)
    nn.init.constant_(layer.weight, 2.0)
    parametrize.register_parametrization(
        layer, "weight", parametrization
    )
    print(f"registered: {layer.weight.item():.3f}")
    nn.init.constant_(layer.weight, 5.0)
    print(f"in place:   {layer.weight.item():.3f}")
    try:
        layer.weight = torch.full((1, 1), 5.0)
        print(f"assigned:   {layer.weight.item():.3f}")
    except RuntimeError as error:
        print(error)
# --8<-- [end:show]

# --8<-- [start:assign-a-tensor]
message = ""
try:
    layer.weight = nn.Parameter(torch.ones(1, 1))
except KeyError as error:
    message = str(error)
assert message == (
    "\"attribute 'weight' already exists\"")
layer.weight = torch.full((1, 1), -5.0)
assert layer.weight.isnan().all()
layer.weight = torch.full((1, 1), 5.0)
assert torch.allclose(layer.weight, torch.tensor(5.0))
# --8<-- [end:assign-a-tensor]

# --8<-- [start:in-place-edit-is-lost]
before = layer.weight.detach().clone()
with torch.no_grad():
    layer.weight.fill_(9.0)
    layer.weight.copy_(torch.full((1, 1), 9.0))
    layer.weight[0] = 9.0
    nn.init.constant_(layer.weight, 9.0)
assert layer.weight.equal(before)
# --8<-- [end:in-place-edit-is-lost]

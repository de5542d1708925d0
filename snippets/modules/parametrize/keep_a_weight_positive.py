# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils.parametrize import register_parametrization


class Positive(nn.Module):
    def forward(self, x):
        return x.exp()

    def right_inverse(self, weight):
        return weight.log()


class Scale(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_parameter("weight", nn.Parameter(torch.ones(1)))


for constrain in False, True:
    scale = Scale()
    if constrain:
        register_parametrization(scale, "weight", Positive())
    optimizer = torch.optim.SGD(scale.parameters(), lr=0.5)
    for _ in range(3):
        optimizer.zero_grad()
        scale.weight.sum().backward()
        optimizer.step()
    print(f"{constrain=}, weight {scale.weight.item():.3f}")
# --8<-- [end:show]

# --8<-- [start:step-leaves-the-constraint]
for constrain in False, True:
    scale = Scale()
    if constrain:
        register_parametrization(
            scale, "weight", Positive())
    assert scale.weight == 1
    optimizer = torch.optim.SGD(
        scale.parameters(), lr=0.5)
    for step in range(1, 101):
        optimizer.zero_grad()
        scale.weight.sum().backward()
        optimizer.step()
        if step >= 3:
            assert (scale.weight > 0) == constrain
# --8<-- [end:step-leaves-the-constraint]

# --8<-- [start:right-inverse-keeps-the-weight]
class NoInverse(nn.Module):
    def forward(self, x):
        return x.exp()

for parametrization in Positive(), NoInverse():
    scale = Scale()
    nn.init.constant_(scale.weight, 2.0)
    register_parametrization(
        scale, "weight", parametrization)
    keeps = hasattr(parametrization, "right_inverse")
    expected = 2.0 if keeps else 7.389
    assert abs(scale.weight.item() - expected) < 0.001
scale = Scale()
nn.init.constant_(scale.weight, -2.0)
register_parametrization(scale, "weight", Positive())
assert scale.weight.isnan().all()

torch.manual_seed(0)
for parametrization in Positive(), NoInverse():
    fresh = nn.Linear(100, 100)
    negative = fresh.weight < 0
    assert 4900 < negative.sum() < 5100
    register_parametrization(
        fresh, "weight", parametrization)
    if hasattr(parametrization, "right_inverse"):
        assert fresh.weight.isnan().equal(negative)
    else:
        assert (fresh.weight > 0).all()
fresh = nn.Linear(100, 100)
nn.init.constant_(fresh.weight, 0.1)
register_parametrization(fresh, "weight", Positive())
assert torch.allclose(fresh.weight, torch.tensor(0.1))
# --8<-- [end:right-inverse-keeps-the-weight]

# --8<-- [start:register-parameter-is-assignment]
by_call, by_assignment = nn.Module(), nn.Module()
weight = nn.Parameter(torch.ones(1))
by_call.register_parameter("weight", weight)
by_assignment.weight = weight
for module in by_call, by_assignment:
    assert list(module.named_parameters()) == [
        ("weight", weight)]
message = ""
try:
    by_call.register_parameter("w", torch.ones(1))
except TypeError as error:
    message = str(error)
assert message == (
    "cannot assign 'torch.FloatTensor' object to "
    "parameter 'w' (torch.nn.Parameter or None "
    "required)")
# --8<-- [end:register-parameter-is-assignment]

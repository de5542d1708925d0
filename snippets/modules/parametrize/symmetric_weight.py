# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils import parametrize


class Symmetric(nn.Module):
    def forward(self, x):
        return x.triu() + x.triu(1).T


torch.manual_seed(0)
layer = nn.Linear(3, 3)
print(list(layer.state_dict()), type(layer).__name__)

parametrize.register_parametrization(layer, "weight", Symmetric())
print(list(layer.state_dict()), type(layer).__name__)
print(layer.weight.equal(layer.weight.T))
# --8<-- [end:show]

# --8<-- [start:weight-is-computed]
original = layer.parametrizations.weight.original
assert isinstance(original, nn.Parameter)
assert not isinstance(layer.weight, nn.Parameter)
assert layer.weight.equal(Symmetric()(original))
assert not original.equal(original.T)
before = layer.weight.detach().clone()
optimizer = torch.optim.SGD(layer.parameters(), lr=1.0)
layer(torch.rand(5, 3)).square().sum().backward()
optimizer.step()
assert not layer.weight.equal(before)
assert layer.weight.equal(layer.weight.T)
# --8<-- [end:weight-is-computed]

# --8<-- [start:names-after]
assert layer.state_dict().keys() == {
    "bias", "parametrizations.weight.original"}
assert not any(layer.weight is p
               for p in layer.parameters())
assert isinstance(layer, nn.Linear)
assert type(layer) is not nn.Linear
# --8<-- [end:names-after]

# --8<-- [start:same-parameter-object]
class Doubled(nn.Module):
    def forward(self, x):
        return x * 2

    def right_inverse(self, weight):
        return weight / 2

for ready_made in (
    nn.utils.parametrizations.orthogonal,
    nn.utils.parametrizations.spectral_norm,
    lambda m: parametrize.register_parametrization(
        m, "weight", Symmetric()),
    lambda m: parametrize.register_parametrization(
        m, "weight", Doubled()),
):
    plain = nn.Linear(3, 3)
    weight = plain.weight
    ready_made(plain)
    now = plain.parametrizations.weight.original
    assert now is weight
# --8<-- [end:same-parameter-object]

# --8<-- [start:remove]
for leave in True, False:
    torch.manual_seed(0)
    plain = nn.Linear(3, 3)
    parametrize.register_parametrization(
        plain, "weight", Symmetric())
    symmetric = plain.weight.detach().clone()
    kept = plain.parametrizations.weight.original
    original = kept.detach().clone()
    parametrize.remove_parametrizations(
        plain, "weight", leave_parametrized=leave)
    assert type(plain) is nn.Linear
    assert plain.state_dict().keys() == {
        "weight", "bias"}
    expected = symmetric if leave else original
    assert plain.weight.equal(expected)
    assert plain.weight is kept
assert not symmetric.equal(original)
# --8<-- [end:remove]

# --8<-- [start:copies-share-a-class]
import copy

model = nn.utils.parametrizations.orthogonal(
    nn.Linear(2, 2))
twin = copy.deepcopy(model)
assert twin.weight.equal(model.weight)
parametrize.remove_parametrizations(twin, "weight")
message = ""
try:
    model.weight
except AttributeError as error:
    message = str(error)
assert message == ("'ParametrizedLinear' object has "
                   "no attribute 'weight'")

model, twin = (nn.utils.parametrizations.orthogonal(
    nn.Linear(2, 2)) for _ in range(2))
twin.load_state_dict(model.state_dict())
parametrize.remove_parametrizations(twin, "weight")
assert twin.weight.equal(model.weight)
# --8<-- [end:copies-share-a-class]

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
    first, tied = nn.Linear(3, 3), nn.Linear(3, 3)
    tied.weight = first.weight
    ready_made(first)
    free = first.parametrizations.weight.original
    assert tied.weight is free
    assert not tied.weight.equal(first.weight)
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

normed = nn.utils.parametrizations.weight_norm(
    nn.Linear(3, 3))
weight, message = normed.weight.detach().clone(), ""
held = list(normed.parameters())
try:
    parametrize.remove_parametrizations(
        normed, "weight", leave_parametrized=False)
except ValueError as error:
    message = str(error)
assert message.startswith("Cannot leave unparametrized")
parametrize.remove_parametrizations(normed, "weight")
assert type(normed) is nn.Linear
assert normed.weight.equal(weight)
assert not any(normed.weight is p for p in held)
# --8<-- [end:remove]

# --8<-- [start:copies-share-a-class]
import copy

for remove_from in 0, 1:  # the layer, its copy
    model = nn.utils.parametrizations.orthogonal(
        nn.Linear(2, 2))
    both = [model, copy.deepcopy(model)]
    weight = model.weight.detach().clone()
    assert both[1].weight.equal(weight)
    removed = both.pop(remove_from)
    parametrize.remove_parametrizations(
        removed, "weight")
    assert removed.weight.equal(weight)
    message = ""
    try:
        both[0].weight
    except AttributeError as error:
        message = str(error)
    assert message == ("'ParametrizedLinear' object "
                       "has no attribute 'weight'")

model, twin = (nn.utils.parametrizations.orthogonal(
    nn.Linear(2, 2)) for _ in range(2))
twin.load_state_dict(model.state_dict())
parametrize.remove_parametrizations(twin, "weight")
assert twin.weight.equal(model.weight)
assert type(twin) is nn.Linear
assert type(model) is not nn.Linear
# --8<-- [end:copies-share-a-class]

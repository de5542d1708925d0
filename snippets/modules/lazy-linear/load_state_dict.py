# --8<-- [start:show]
import torch
from torch import nn

checkpoint = nn.Linear(20, 10).state_dict()

layer = nn.LazyLinear(10)
layer.load_state_dict(checkpoint)
print(tuple(layer.weight.shape), layer)
layer(torch.zeros(1, 20))
print(tuple(layer.weight.shape), layer)

try:
    nn.Linear(20, 10).load_state_dict(nn.LazyLinear(10).state_dict())
except RuntimeError as error:
    print(str(error).split(". ")[0])
# --8<-- [end:show]

# --8<-- [start:loading-materializes]
layer = nn.LazyLinear(10)
layer.load_state_dict(checkpoint)
assert layer.weight.equal(checkpoint["weight"])
assert type(layer) is nn.LazyLinear
assert layer.in_features == 0
layer(torch.zeros(1, 20))
assert type(layer) is nn.Linear
assert layer.in_features == 20
assert layer.weight.equal(checkpoint["weight"])
# --8<-- [end:loading-materializes]

# --8<-- [start:uninitialized-copies]
import copy

layer = nn.LazyLinear(10)
twin = copy.deepcopy(layer)
twin.load_state_dict(layer.state_dict())
assert twin.has_uninitialized_params()
twin(torch.zeros(1, 20))
assert type(twin) is nn.Linear
assert type(layer) is nn.LazyLinear
# --8<-- [end:uninitialized-copies]

# --8<-- [start:saved-too-early]
torch.save(layer.state_dict(), "early.pt")
message = ""
try:
    torch.load("early.pt")
except Exception as error:
    message = str(error)
assert "Weights only load failed" in message
assert "UninitializedParameter was not an" in message
early = torch.load("early.pt", weights_only=False)
assert early.keys() == {"weight", "bias"}
for value in early.values():
    assert nn.parameter.is_lazy(value)  # no numbers
layer(torch.zeros(1, 20))  # the dry run
torch.save(layer.state_dict(), "late.pt")
late = torch.load("late.pt")
assert late["weight"].equal(layer.weight)
# --8<-- [end:saved-too-early]

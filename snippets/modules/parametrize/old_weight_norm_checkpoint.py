# --8<-- [start:show]
import warnings

import torch
from torch import nn
from torch.nn.utils import parametrizations, weight_norm

with warnings.catch_warnings(record=True) as log:
    warnings.simplefilter("always")
    old = weight_norm(nn.Linear(3, 2))
print(log[0].category.__name__)
print(log[0].message)
print(*old.state_dict())

new = parametrizations.weight_norm(nn.Linear(3, 2))
print(*new.state_dict())
print(new.load_state_dict(old.state_dict()))
try:
    nn.Linear(3, 2).load_state_dict(old.state_dict())
except RuntimeError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:old-weights-arrive]
x = torch.randn(5, 3)
assert torch.allclose(new(x), old(x))
assert torch.allclose(new.weight, old.weight)
other = parametrizations.weight_norm(nn.Linear(3, 2))
assert not torch.allclose(other(x), old(x))
# --8<-- [end:old-weights-arrive]

# --8<-- [start:old-spectral-norm-keys]
older = nn.utils.spectral_norm(nn.Linear(3, 2))
assert older.state_dict().keys() == {
    "bias", "weight_orig", "weight_u", "weight_v"}
newer = parametrizations.spectral_norm(nn.Linear(3, 2))
message = ""
try:
    newer.load_state_dict(older.state_dict())
except RuntimeError as error:
    message = str(error)
keys = '"weight_orig", "weight_u", "weight_v"'
assert keys in message
# --8<-- [end:old-spectral-norm-keys]

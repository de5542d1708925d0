# --8<-- [start:show]
from torch import nn

old = nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 10)).state_dict()
model = nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 3))  # a new head
try:
    model.load_state_dict(old, strict=False)
except RuntimeError as error:
    print(error)

own = model.state_dict()
fits = {k: old[k] for k in old if old[k].shape == own[k].shape}
print(model.load_state_dict(fits, strict=False))
# --8<-- [end:show]

# --8<-- [start:half-loaded]
model = nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 3))
assert not model[0].weight.equal(old["0.weight"])
try:
    model.load_state_dict(old)
except RuntimeError:
    assert model[0].weight.equal(old["0.weight"])
else:
    raise AssertionError
# --8<-- [end:half-loaded]

# --8<-- [start:show]
from torch import nn


def fitting(state, own):
    return {k: v for k, v in state.items()
            if k in own and v.shape == own[k].shape}


old = nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 10)).state_dict()
model = nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 3))  # a new head
try:
    model.load_state_dict(old, strict=False)
except RuntimeError as error:
    print(error)

fits = fitting(old, model.state_dict())
print(model.load_state_dict(fits, strict=False))
# --8<-- [end:show]

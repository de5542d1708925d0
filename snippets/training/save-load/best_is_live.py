# --8<-- [start:show]
import copy

import torch
from torch import nn

model = nn.Linear(1, 1)
nn.init.zeros_(model.weight)

best = model.state_dict()
kept = copy.deepcopy(model.state_dict())
with torch.no_grad():
    model.weight += 5  # training goes on

print(best["weight"].item(), kept["weight"].item())
# --8<-- [end:show]

# --8<-- [start:same-memory]
address = model.weight.data_ptr()
assert best["weight"].data_ptr() == address
assert kept["weight"].data_ptr() != address
# --8<-- [end:same-memory]

# --8<-- [start:copy-is-shallow]
assert best.copy()["weight"].data_ptr() == address
# --8<-- [end:copy-is-shallow]

# --8<-- [start:optimizer-too]
sgd = torch.optim.SGD(model.parameters(), momentum=0.9)
early = sgd.state_dict()
model(torch.ones(1)).backward()
sgd.step()
held = sgd.state_dict()["state"][0]["momentum_buffer"]
own = sgd.state[model.weight]["momentum_buffer"]
assert held.data_ptr() == own.data_ptr()
assert early["state"] == {}  # held none, gets none
# --8<-- [end:optimizer-too]

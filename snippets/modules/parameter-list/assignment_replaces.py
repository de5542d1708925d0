# --8<-- [start:show]
import torch
from torch import nn


def train(change):
    params = nn.ParameterList([torch.ones(1)])
    optimizer = torch.optim.SGD(params, lr=0.25)
    change(params)
    (params[0] * 2).sum().backward()
    optimizer.step()
    return params[0].item()


def assign(params):
    params[0] = params[0] * 3


def write_into(params):
    with torch.no_grad():
        params[0].copy_(params[0] * 3)


print("assigned:    ", train(assign))
print("written into:", train(write_into))
# --8<-- [end:show]

# --8<-- [start:optimizer-holds-the-old]
params = nn.ParameterList([torch.ones(1)])
old = params[0]
optimizer = torch.optim.SGD(params, lr=0.25)
assign(params)
assert params[0] is not old
assert optimizer.param_groups[0]["params"][0] is old
assert train(assign) == 3.0
# --8<-- [end:optimizer-holds-the-old]

# --8<-- [start:write-into]
assert train(write_into) == 3.0 - 0.25 * 2
params = nn.ParameterList([torch.ones(1)])
old = params[0]
write_into(params)
assert params[0] is old
# --8<-- [end:write-into]

# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import fx


def model(x):
    return torch.relu(x) + 2 * torch.relu(x - 1)


def wanted(x):
    return F.gelu(x) + 2 * F.gelu(x - 1)


def old(x):
    return torch.relu(x)


def new(x):
    return F.gelu(x)


traced = fx.symbolic_trace(model)
x = torch.linspace(-2, 2, 9)
print(traced(x).equal(model(x)), traced(x).equal(wanted(x)))
print(len(fx.replace_pattern(traced, old, new)), "replaced")
print(traced(x).equal(model(x)), traced(x).equal(wanted(x)))
# --8<-- [end:show]

# --8<-- [start:pattern-is-literal]
from torch import nn


def found(model, old, new=new):
    traced = fx.symbolic_trace(model)
    return len(fx.replace_pattern(traced, old, new))

assert found(lambda x: torch.relu(x), old) == 1
assert found(lambda x: F.relu(x), old) == 0
assert found(lambda x: x.relu(), old) == 0
assert found(nn.Sequential(nn.ReLU()), old) == 0
# --8<-- [end:pattern-is-literal]

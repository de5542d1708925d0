# --8<-- [start:show]
import textwrap

import torch
from torch import nn

for name in "SGD", "AdamW", "Adagrad", "Muon":
    layer = nn.LazyLinear(1, bias=False)
    try:
        optimizer = getattr(torch.optim, name)(layer.parameters())
    except ValueError as error:
        print(f"{name}:", textwrap.shorten(str(error), 60))
        continue
    layer(torch.ones(2, 4)).sum().backward()
    before = layer.weight.detach().clone()
    optimizer.step()
    print(f"{name}: trains {not layer.weight.equal(before)}")
# --8<-- [end:show]

# --8<-- [start:some-optimizers-can-wait]
def trains(name):
    layer = nn.LazyLinear(1, bias=False)
    weight = layer.weight
    try:
        optimizer = getattr(torch.optim, name)([weight])
    except ValueError:
        return None
    layer(torch.ones(2, 4)).sum().backward()
    before = weight.detach().clone()
    optimizer.step()
    return weight.ne(before).all().item()


assert trains("SGD") and trains("AdamW")
assert trains("Adagrad") is trains("Muon") is None
# --8<-- [end:some-optimizers-can-wait]

# --8<-- [start:same-parameter-object]
layer = nn.LazyLinear(1)
optimizer = torch.optim.SGD(layer.parameters())
layer(torch.ones(2, 4))
held = optimizer.param_groups[0]["params"]
assert held[0] is layer.weight
assert held[1] is layer.bias
# --8<-- [end:same-parameter-object]

# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils import parametrizations

for ready_made in (
    parametrizations.orthogonal,
    parametrizations.weight_norm,
):
    torch.manual_seed(0)
    layer = nn.Linear(3, 3, bias=False)
    optimizer = torch.optim.SGD(layer.parameters(), lr=1.0)
    ready_made(layer)
    before = layer.weight.detach().clone()
    layer(torch.ones(1, 3)).square().sum().backward()
    optimizer.step()
    moved = not layer.weight.equal(before)
    held = optimizer.param_groups[0]["params"][0]
    found = any(held is p for p in layer.parameters())
    print(f"{ready_made.__name__}: {found=}, {moved=}")
# --8<-- [end:show]

# --8<-- [start:weight-norm-makes-new-parameters]
for early in True, False:
    layer = nn.Linear(3, 3, bias=False)
    if early:
        held = list(layer.parameters())
    parametrizations.weight_norm(layer)
    if not early:
        held = list(layer.parameters())
    before = layer.weight.detach().clone()
    layer(torch.ones(1, 3)).square().sum().backward()
    torch.optim.SGD(held, lr=1.0).step()
    assert layer.weight.equal(before) == early
# --8<-- [end:weight-norm-makes-new-parameters]

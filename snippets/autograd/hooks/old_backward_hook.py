# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn

for name in "register_backward_hook", "register_full_backward_hook":
    model = nn.Sequential(
        nn.Linear(1, 1, bias=False), nn.Linear(1, 1, bias=False)
    )
    nn.init.constant_(model[0].weight, 3.0)
    nn.init.constant_(model[1].weight, 5.0)
    x = torch.ones(1, 1, requires_grad=True)
    got = []
    register = getattr(model, name)
    register(lambda m, grad_in, grad_out: got.extend(grad_in))
    with warnings.catch_warnings(record=True) as log:
        warnings.simplefilter("always")
        model(x).backward()
    print(f"{name}: grad_input {[g.item() for g in got]}")
    for warning in log:
        print(textwrap.fill(str(warning.message), 72))
print("x.grad", x.grad.item())
# --8<-- [end:show]

# --8<-- [start:old-misses-the-input]
def grad_input(name):
    pair, got = nn.Sequential(*model), []
    pair.zero_grad()
    x = torch.ones(1, 1, requires_grad=True)
    getattr(pair, name)(
        lambda m, gi, go: got.extend(gi))
    with warnings.catch_warnings(record=True):
        warnings.simplefilter("always")
        pair(x).backward()
    of_last = pair[1].weight.grad.item()
    return [g.item() for g in got], (
        x.grad.item(), of_last)

old = grad_input("register_backward_hook")
assert old == ([5, 3], (15, 3))
full = grad_input("register_full_backward_hook")
assert full == ([15], (15, 3))
# --8<-- [end:old-misses-the-input]

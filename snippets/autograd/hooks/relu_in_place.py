# --8<-- [start:show]
import textwrap

import torch
from torch import nn

model = nn.Sequential(nn.Linear(3, 2), nn.ReLU(inplace=True))
model[0].register_full_backward_hook(
    lambda module, grad_in, grad_out: print(grad_out[0].shape)
)
x = torch.ones(4, 3, requires_grad=True)
try:
    model(x)
except RuntimeError as error:
    print(textwrap.fill(str(error), 72))

for module in model.modules():
    if isinstance(module, nn.ReLU):
        module.inplace = False
model(x).sum().backward()
# --8<-- [end:show]

# --8<-- [start:either-side-raises]
def error_of(where, register):
    pair = nn.Sequential(
        nn.Linear(3, 2), nn.ReLU(inplace=True))
    register(pair[where], lambda *a: None)
    try:
        pair(x)
    except RuntimeError as error:
        return str(error)

for where in 0, 1:
    for register in (
        nn.Module.register_full_backward_hook,
        nn.Module.register_full_backward_pre_hook,
    ):
        assert error_of(where, register).startswith(
            "Output 0 of BackwardHookFunction is a "
            "view and is being modified inplace.")
        with torch.no_grad():
            assert error_of(where, register) is None
# --8<-- [end:either-side-raises]

# --8<-- [start:tensor-hook-instead]
pair = nn.Sequential(
    nn.Linear(3, 2), nn.ReLU(inplace=True))
got = []

def watch(module, args, output):
    output.register_hook(got.append)

pair[0].register_forward_hook(watch)
x = torch.randn(64, 3)
pair(x).sum().backward()
positive = pair[0](x) > 0
assert positive.any() and not positive.all()
assert got[0].equal(positive.float())
message = ""
try:
    with torch.no_grad():
        pair(x)
except RuntimeError as error:
    message = str(error)
assert message == ("cannot register a hook on a tensor "
                   "that doesn't require gradient")

pair = nn.Sequential(
    nn.Linear(3, 2), nn.ReLU(inplace=True))
pair[0].register_forward_hook(
    lambda m, a, output: output.register_hook(print))
message = ""
try:
    pair(x)
except TypeError as error:
    message = str(error)
assert "must be Tensor, not RemovableHandle" in message
# --8<-- [end:tensor-hook-instead]

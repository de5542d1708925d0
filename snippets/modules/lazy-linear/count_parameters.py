# --8<-- [start:show]
import textwrap

import torch
from torch import nn

model = nn.Sequential(nn.LazyLinear(64), nn.ReLU(), nn.LazyLinear(10))
try:
    print(sum(p.numel() for p in model.parameters()))
except ValueError as error:
    print(textwrap.fill(str(error), 72))

with torch.no_grad():
    model(torch.zeros(1, 20))
print(sum(p.numel() for p in model.parameters()))
# --8<-- [end:show]

# --8<-- [start:too-early]
def message(function):
    try:
        function(nn.LazyLinear(10))
    except (ValueError, RuntimeError) as error:
        return str(error)
    return ""


for function, name in [
    (lambda la: la.weight.numel(), "numel"),
    (lambda la: la.weight.detach(), "detach"),
    (lambda la: la.requires_grad_(), "requires_grad_"),
    (lambda la: nn.init.zeros_(la.weight), "zero_"),
]:
    assert message(function).startswith(
        "Attempted to use an uninitialized parameter "
        f"in <method '{name}' of"
    )
# --8<-- [end:too-early]

# --8<-- [start:other-messages]
assert message(lambda la: la.weight.shape).startswith(
    "Can't access the shape of an uninitialized "
    "parameter or buffer."
)
assert message(lambda la: la.share_memory()).startswith(
    "Can't share memory on an uninitialized parameter"
)
# --8<-- [end:other-messages]

# --8<-- [start:silent-answers]
layer = nn.LazyLinear(10)
assert layer.weight.size() == (0,)
assert layer.weight.ndim == 1
assert layer.in_features == 0
# --8<-- [end:silent-answers]

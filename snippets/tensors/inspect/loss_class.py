# --8<-- [start:show]
import torch
from torch import nn

output, target = torch.zeros(2, 3), torch.tensor([0, 1])

try:
    loss = nn.CrossEntropyLoss(output, target)
except RuntimeError as error:
    print(error)

loss = nn.CrossEntropyLoss()(output, target)
print(f"{loss.item():.3f}")
# --8<-- [end:show]

# --8<-- [start:constructor-takes-flags]
x = torch.ones(2)
for layer in (
    lambda: nn.MSELoss(x, x),
    lambda: nn.L1Loss(x, x),
):
    message = ""
    try:
        layer()
    except RuntimeError as e:
        message = str(e)
    assert "more than one value is ambiguous" in message
# --8<-- [end:constructor-takes-flags]

# --8<-- [start:one-element-makes-a-module]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    made = nn.CrossEntropyLoss(output[:1], target[:1])
assert isinstance(made, nn.Module)
assert "size_average" in str(caught[0].message)
# --8<-- [end:one-element-makes-a-module]

# --8<-- [start:function-or-second-call]
from torch.nn import functional as F

assert F.cross_entropy(output, target) == loss
# --8<-- [end:function-or-second-call]

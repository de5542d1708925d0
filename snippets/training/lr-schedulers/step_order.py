# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch.optim.lr_scheduler import ExponentialLR


def rates_used(scheduler_first):
    optimizer = torch.optim.SGD([torch.zeros(1)], lr=1.0)
    scheduler = ExponentialLR(optimizer, gamma=0.5)
    used = []
    for batch in range(4):
        if scheduler_first:
            scheduler.step()
        used += scheduler.get_last_lr()
        optimizer.step()
        if not scheduler_first:
            scheduler.step()
    return used


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print("wrong", rates_used(scheduler_first=True))
print(textwrap.fill(str(caught[0].message), 72))
print("right", rates_used(scheduler_first=False))
# --8<-- [end:show]

# --8<-- [start:skips-the-first]
right = rates_used(scheduler_first=False)
assert right == [1, 1 / 2, 1 / 4, 1 / 8]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    wrong = rates_used(scheduler_first=True)
assert wrong[:3] == right[1:]
assert len(caught) == 1

w = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=1.0)
scheduler = ExponentialLR(optimizer, gamma=0.5)
scaler = torch.amp.GradScaler("cpu")
scaler.scale(w * float("inf")).backward()
scaler.step(optimizer)  # inf: no optimizer.step()
message = ""
try:
    scheduler.step()
except UserWarning as warning:
    message = str(warning)
assert message.startswith("Detected call of `lr_sch")
# --8<-- [end:skips-the-first]

# --8<-- [start:show]
import torch
from torch.optim.lr_scheduler import OneCycleLR, ReduceLROnPlateau

optimizer = torch.optim.SGD([torch.zeros(1)], lr=1.0)
try:
    ReduceLROnPlateau(optimizer, patience=2, verbose=True)
except TypeError as error:
    print(error)

plateau = ReduceLROnPlateau(optimizer, factor=0.5, patience=2)
try:
    plateau.step()
except TypeError as error:
    print(error)
for loss in 0.9, 0.5, 0.6, 0.5, 0.5, 0.4:
    optimizer.step()
    plateau.step(loss)
    print(f"loss {loss}, then lr {plateau.get_last_lr()}")

one_cycle = OneCycleLR(optimizer, max_lr=1.0, total_steps=6)
try:
    for batch in range(7):
        optimizer.step()
        one_cycle.step()
except ValueError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:patience]
optimizer = torch.optim.SGD([torch.zeros(1)], lr=1.0)
scheduler = ReduceLROnPlateau(
    optimizer, factor=0.5, patience=2
)
rates = []
for loss in [0.5] * 7:  # one best, then six no better
    optimizer.step()
    scheduler.step(loss)
    rates += scheduler.get_last_lr()
assert rates == [1, 1, 1, 0.5, 0.5, 0.5, 0.25]
# --8<-- [end:patience]

# --8<-- [start:no-verbose]
import inspect

from torch.optim import lr_scheduler as s

for name in s.__all__:
    kind = inspect.signature(getattr(s, name))
    assert "verbose" not in kind.parameters
# --8<-- [end:no-verbose]

# --8<-- [start:step-takes]
def said(call, *args):
    try:
        call(*args)
    except (TypeError, UserWarning) as error:
        return str(error)
    return "nothing"


for scheduler in (
    s.StepLR(optimizer, 1), s.LinearLR(optimizer),
    s.LambdaLR(optimizer, float),
    s.CosineAnnealingLR(optimizer, T_max=9),
    s.OneCycleLR(optimizer, 1.0, total_steps=9),
):
    optimizer.step()
    assert not isinstance(scheduler, ReduceLROnPlateau)
    assert said(scheduler.step) == "nothing"
    assert "deprecated" in said(scheduler.step, 5)

plateau = ReduceLROnPlateau(optimizer)
assert said(plateau.step, 0.5) == "nothing"
assert "argument: 'metrics'" in said(plateau.step)

warm = s.CosineAnnealingWarmRestarts(optimizer, T_0=4)
assert said(warm.step) == "nothing"
assert said(warm.step, 1.5) == "nothing"
assert warm.T_cur == 1.5

parts = [s.LinearLR(optimizer), s.StepLR(optimizer, 1)]
for scheduler in (
    s.SequentialLR(optimizer, parts, milestones=[2]),
    s.ChainedScheduler(parts),
):
    assert not isinstance(scheduler, ReduceLROnPlateau)
    assert said(scheduler.step) == "nothing"
    assert "but 2 were given" in said(scheduler.step, 5)
parts[1] = plateau
for join in (
    lambda: s.SequentialLR(optimizer, parts, [2]),
    lambda: s.ChainedScheduler(parts),
):
    message = ""
    try:
        join()
    except ValueError as error:
        message = str(error)
    assert "not support `ReduceLROnPlateau`" in message
# --8<-- [end:step-takes]

# --8<-- [start:one-step-too-many]
def steps(n):
    w = torch.zeros(1)
    optimizer = torch.optim.SGD([w], lr=0.3)
    cycle = OneCycleLR(optimizer, 1.0, total_steps=6)
    for _ in range(n):
        optimizer.step()
        cycle.step()
    return optimizer.param_groups[0]


assert steps(5)["lr"] < 1e-5
assert steps(6)["lr"] > 0.1
message = ""
try:
    steps(7)
except ValueError as error:
    message = str(error)
assert message.startswith("Tried to step 7 times.")
# --8<-- [end:one-step-too-many]

# --8<-- [start:overwrites]
assert abs(steps(0)["lr"] - 1.0 / 25) < 1e-9
plain = torch.optim.SGD([torch.zeros(1)], lr=0.3)
assert plain.param_groups[0]["momentum"] == 0
OneCycleLR(
    plain, 1.0, total_steps=6, cycle_momentum=False
)
assert plain.param_groups[0]["momentum"] == 0
assert steps(0)["momentum"] == 0.95
none = torch.optim.Adagrad([torch.zeros(1)], lr=0.3)
message = ""
try:
    OneCycleLR(none, 1.0, total_steps=6)
except ValueError as error:
    message = str(error)
assert message == (
    "optimizer must support momentum or beta1 with "
    "`cycle_momentum` option enabled"
)
OneCycleLR(
    none, 1.0, total_steps=6, cycle_momentum=False
)
assert abs(none.param_groups[0]["lr"] - 0.04) < 1e-9
# --8<-- [end:overwrites]

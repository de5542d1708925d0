# --8<-- [start:show]
import torch
from torch.optim.lr_scheduler import (
    CosineAnnealingLR,
    LinearLR,
    SequentialLR,
)


def build():
    optimizer = torch.optim.SGD([torch.zeros(1)], lr=1.0)
    warmup = LinearLR(optimizer, 0.1, total_iters=3)
    cosine = CosineAnnealingLR(optimizer, T_max=7)
    return optimizer, SequentialLR(optimizer, [warmup, cosine], [3])


def four_rates(optimizer, scheduler):
    for _ in range(4):
        yield f"{scheduler.optimizer.param_groups[0]['lr']:.3f}"
        optimizer.step(), scheduler.step()


first = build()
print("before        ", *four_rates(*first))
torch.save([part.state_dict() for part in first], "both.pt")
print("went on       ", *four_rates(*first))
for name, parts in ("resumed       ", 2), ("optimizer only", 1):
    again = build()
    for part, state in list(zip(again, torch.load("both.pt")))[:parts]:
        part.load_state_dict(state)
    print(name, *four_rates(*again))
# --8<-- [end:show]

# --8<-- [start:goes-on-exactly]
def rates(optimizer, scheduler, steps):
    for _ in range(steps):
        yield optimizer.param_groups[0]["lr"]
        optimizer.step(), scheduler.step()


optimizer, scheduler = build()
full = list(rates(optimizer, scheduler, 11))
states = torch.load("both.pt")
optimizer, scheduler = build()
optimizer.load_state_dict(states[0])
scheduler.load_state_dict(states[1])
assert list(rates(optimizer, scheduler, 7)) == full[4:]
# --8<-- [end:goes-on-exactly]

# --8<-- [start:half-is-wrong]
optimizer, scheduler = build()
optimizer.load_state_dict(states[0])
highest = max(rates(optimizer, scheduler, 7))
assert 6.65 < highest < 6.66

optimizer, scheduler = build()
scheduler.load_state_dict(states[1])
assert max(rates(optimizer, scheduler, 7)) == 0.1

optimizer = torch.optim.SGD([torch.zeros(1)], lr=1.0)
optimizer.load_state_dict(states[0])
assert 0.95 < optimizer.param_groups[0]["lr"] < 0.96
LinearLR(optimizer, 0.1, total_iters=3)
assert 0.095 < optimizer.param_groups[0]["lr"] < 0.096
# --8<-- [end:half-is-wrong]

# --8<-- [start:the-old-length-comes-back]
def cosine(T_max, state=None):
    sgd = torch.optim.SGD([torch.zeros(1)], lr=1.0)
    if state:
        sgd.load_state_dict(state)
        for g in sgd.param_groups:
            g["lr"] = g["initial_lr"] = 0.5
    return sgd, CosineAnnealingLR(sgd, T_max)


optimizer, scheduler = cosine(6)
assert len(list(rates(optimizer, scheduler, 6))) == 6
old = optimizer.state_dict()
longer = cosine(12)
longer[0].load_state_dict(old)
longer[1].load_state_dict(scheduler.state_dict())
assert longer[1].T_max == 6
up = list(rates(*longer, 7))
assert up == sorted(up) and up[0] < 1e-9 < 0.9 < up[6]
new = list(rates(*cosine(12, old), 13))
assert new[0] == 0.5 and abs(new[6] - 0.25) < 1e-9
assert new == sorted(new)[::-1] and new[12] < 1e-9

cycles = []
for total in 6, 12:
    optimizer = torch.optim.Adam([torch.zeros(1)])
    cycles.append(torch.optim.lr_scheduler.OneCycleLR(
        optimizer, 1.0, total_steps=total
    ))
cycles[1].load_state_dict(cycles[0].state_dict())
assert cycles[1].total_steps == 6
# --8<-- [end:the-old-length-comes-back]

# --8<-- [start:initial-lr]
from torch.optim.lr_scheduler import StepLR

optimizer = torch.optim.SGD([torch.zeros(1)], lr=1.0)
message = ""
try:
    StepLR(optimizer, step_size=2, last_epoch=5)
except KeyError as error:
    message = error.args[0]
assert message.startswith(
    "param 'initial_lr' is not specified in "
    "param_groups[0] when resuming scheduler "
    "with last_epoch >= 0"
)
assert "initial_lr" not in optimizer.param_groups[0]
optimizer.load_state_dict(states[0])  # brings it
assert optimizer.param_groups[0]["initial_lr"] == 1.0
StepLR(optimizer, step_size=2, last_epoch=5)
# --8<-- [end:initial-lr]

# --8<-- [start:show]
import torch

w = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=0.5)


def step():
    before = w.item()
    w.grad = torch.ones(1)
    optimizer.step()
    return before - w.item()


print("moves by", step())
for group in optimizer.param_groups:
    group["lr"] = 0.125
print("moves by", step())
optimizer.lr = 4.0  # does nothing
print("moves by", step())
# --8<-- [end:show]

# --8<-- [start:next-step-uses-it]
assert step() == 0.125
assert optimizer.param_groups[0]["lr"] == 0.125
optimizer.param_groups[0]["lr"] *= 2
assert step() == 0.25

for kind in "SGD", "Adam", "AdamW":
    kind = getattr(torch.optim, kind)
    for rate in 0.5, torch.tensor(0.5):
        w = torch.zeros(1, requires_grad=True)
        optimizer = kind([w], lr=rate)
        plan = torch.optim.lr_scheduler.LambdaLR(
            optimizer, lambda step: 1.0
        )
        assert abs(step() - 0.5) < 1e-4
        plan.step()
        group = optimizer.param_groups[0]
        if isinstance(rate, float):
            group["lr"] = 0.125
        else:
            rate.fill_(0.125)
            assert group["lr"] is rate
        assert abs(step() - 0.125) < 0.01

w = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.Rprop([w], lr=0.5)
assert step() == 0.5
optimizer.param_groups[0]["lr"] = 0.0
assert step() > 0.5
# --8<-- [end:next-step-uses-it]

# --8<-- [start:go-on-or-overwrite]
from torch.optim import lr_scheduler as s


def next_rate(kind, *args, **more):
    optimizer = torch.optim.Adam([w], lr=1.0)
    scheduler = kind(optimizer, *args, **more)
    optimizer.step()
    optimizer.param_groups[0]["lr"] = 0.01
    scheduler.step()
    return scheduler.get_last_lr()[0]


def half(step):
    return 0.5


assert next_rate(s.ExponentialLR, 0.5) == 0.005
assert next_rate(s.StepLR, 1, gamma=0.5) == 0.005
cosine = next_rate(s.CosineAnnealingLR, 4)
assert abs(cosine - 0.01 * (1 + 0.5**0.5) / 2) < 1e-9
assert next_rate(s.LambdaLR, half) == 0.5
one_cycle = next_rate(s.OneCycleLR, 1.0, total_steps=9)
assert one_cycle > 0.04
# --8<-- [end:go-on-or-overwrite]

# --8<-- [start:show]
import torch
from torch.optim import lr_scheduler

optimizer = torch.optim.SGD([torch.zeros(1)], lr=1.0)
warmup = lr_scheduler.LinearLR(optimizer, 0.1, total_iters=3)
cosine = lr_scheduler.CosineAnnealingLR(optimizer, T_max=7)
scheduler = lr_scheduler.SequentialLR(
    optimizer, [warmup, cosine], milestones=[3]
)

for step in range(11):
    print(f"{scheduler.get_last_lr()[0]:.3f}", end=" ")
    optimizer.step()  # where your loop has backward() before it
    scheduler.step()
print()
# --8<-- [end:show]

# --8<-- [start:warm-up-then-cosine]
import math

w = torch.zeros(1)
opt = torch.optim.SGD([w], lr=1.0)
scheduler = lr_scheduler.SequentialLR(opt, [
    lr_scheduler.LinearLR(opt, 0.1, total_iters=3),
    lr_scheduler.CosineAnnealingLR(opt, T_max=7),
], milestones=[3])
expected = [0.1, 0.4, 0.7]
for i in range(8):
    expected.append((1 + math.cos(math.pi * i / 7)) / 2)
for rate in expected:
    assert abs(scheduler.get_last_lr()[0] - rate) < 1e-9
    opt.step()
    scheduler.step()
name = "LinearWarmupCosineAnnealingLR"
assert not hasattr(lr_scheduler, name)
# --8<-- [end:warm-up-then-cosine]

# --8<-- [start:chained-multiplies]
w = torch.zeros(1)
opt = torch.optim.SGD([w], lr=1.0)
scheduler = lr_scheduler.ChainedScheduler([
    lr_scheduler.LinearLR(opt, 0.5, total_iters=2),
    lr_scheduler.ExponentialLR(opt, gamma=0.5),
])
rates = []
for _ in range(4):
    rates += scheduler.get_last_lr()
    opt.step()
    scheduler.step()
assert rates == [0.5 * 1, 0.75 / 2, 1 / 4, 1 / 8]

opt = torch.optim.SGD([w], lr=1.0)
scheduler = lr_scheduler.ChainedScheduler([
    lr_scheduler.ExponentialLR(opt, gamma=0.5),
    lr_scheduler.LambdaLR(opt, lambda step: 1.0),
])
opt.step()
scheduler.step()
assert scheduler.get_last_lr() == [1.0]  # not 0.5
# --8<-- [end:chained-multiplies]

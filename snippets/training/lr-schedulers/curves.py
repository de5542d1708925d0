# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch
from torch.optim import lr_scheduler as s

schedules = {
    "StepLR": lambda o: s.StepLR(o, step_size=30, gamma=0.5),
    "MultiStepLR": lambda o: s.MultiStepLR(o, [20, 70], gamma=0.4),
    "ExponentialLR": lambda o: s.ExponentialLR(o, gamma=0.96),
    "PolynomialLR": lambda o: s.PolynomialLR(o, 100, power=2),
    "LinearLR": lambda o: s.LinearLR(o, 0.1, total_iters=40),
    "LambdaLR": lambda o: s.LambdaLR(o, lambda i: (1 + i) ** -0.5),
    "CosineAnnealingLR": lambda o: s.CosineAnnealingLR(o, T_max=100),
    "CosineAnnealing\nWarmRestarts":
        lambda o: s.CosineAnnealingWarmRestarts(o, T_0=25),
    "OneCycleLR": lambda o: s.OneCycleLR(o, 1.0, total_steps=100),
    "LinearLR, then cosine": lambda o: s.SequentialLR(o, [
        s.LinearLR(o, 0.1, total_iters=15),
        s.CosineAnnealingLR(o, T_max=85)], milestones=[15]),
}
fig, axes = plt.subplots(5, 2, sharex=True, sharey=True, figsize=(5, 8))
for ax, (name, make) in zip(axes.flat, schedules.items()):
    optimizer, rates = torch.optim.Adam([torch.zeros(1)], lr=1.0), []
    scheduler = make(optimizer)
    for _ in range(100):
        rates += scheduler.get_last_lr()
        optimizer.step(), scheduler.step()
    ax.plot(rates)
    ax.set_title(name)
fig.tight_layout()
fig.savefig("curves.svg")
# --8<-- [end:show]

# --8<-- [start:curves]
def curve(name):
    o = torch.optim.Adam([torch.zeros(1)], lr=1.0)
    scheduler, rates = schedules[name](o), []
    for _ in range(100):
        rates += scheduler.get_last_lr()
        o.step(), scheduler.step()
    return rates


drops = [i for i in range(1, 100)
         if curve("StepLR")[i] < curve("StepLR")[i - 1]]
assert drops == [30, 60, 90]
assert len(schedules) == 10
for ax, name in zip(axes.flat, schedules):
    drawn = ax.lines[0].get_ydata()
    assert list(drawn) == curve(name)
    assert abs(max(drawn) - 1) < 1e-9
# --8<-- [end:curves]

# --8<-- [start:lambda-times-initial]
o = torch.optim.SGD([torch.zeros(1)], lr=0.5)
scheduler = s.LambdaLR(o, lambda i: 1 / (1 + i))
for step in range(4):
    assert scheduler.get_last_lr() == [0.5 / (1 + step)]
    o.step(), scheduler.step()
# --8<-- [end:lambda-times-initial]

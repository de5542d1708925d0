# --8<-- [start:show]
import torch
from torch.optim.lr_scheduler import CosineAnnealingLR

epochs, batches = 6, 20


def show(name, T_max, each_batch):
    optimizer = torch.optim.SGD([torch.zeros(1)], lr=1.0)
    scheduler = CosineAnnealingLR(optimizer, T_max)
    print(f"{name:6}", end="")
    for epoch in range(epochs):
        print(f"{scheduler.get_last_lr()[0]:5.2f}", end="")
        for batch in range(batches):
            optimizer.step()
            if each_batch:
                scheduler.step()
        if not each_batch:
            scheduler.step()
    print()


show("right", T_max=epochs, each_batch=False)
show("right", T_max=epochs * batches, each_batch=True)
show("wrong", T_max=epochs, each_batch=True)
show("wrong", T_max=epochs * batches, each_batch=False)
# --8<-- [end:show]

# --8<-- [start:up-again]
w = torch.zeros(1)
optimizer = torch.optim.SGD([w], lr=1.0)
scheduler = CosineAnnealingLR(optimizer, T_max=4)
rates = []
for _ in range(9):
    rates.append(round(scheduler.get_last_lr()[0], 3))
    optimizer.step()
    scheduler.step()
assert rates[:5] == [1, 0.854, 0.5, 0.146, 0]
assert rates[4:] == rates[:5][::-1]


def last_rate(T_max, steps, low=0.0):
    optimizer = torch.optim.SGD([w], lr=1.0)
    scheduler = CosineAnnealingLR(optimizer, T_max, low)
    for _ in range(steps):
        optimizer.step()
        scheduler.step()
    return scheduler.get_last_lr()[0]


assert last_rate(6, 6) < 1e-9
assert last_rate(120, 120) < 1e-9
assert round(last_rate(6, 5), 2) == 0.07
assert abs(last_rate(6, 6, low=0.25) - 0.25) < 1e-9
assert last_rate(120, 6) > 0.99
assert last_rate(6, 3 * 20) > 0.99
# --8<-- [end:up-again]

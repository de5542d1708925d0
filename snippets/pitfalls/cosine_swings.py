# --8<-- [start:show]
import torch
from torch.optim.lr_scheduler import CosineAnnealingLR

epochs, batches = 3, 4


def rates(T_max):
    optimizer = torch.optim.SGD([torch.zeros(1)], lr=1.0)
    scheduler = CosineAnnealingLR(optimizer, T_max)
    seen = []
    for step in range(epochs * batches):
        seen.append(f"{scheduler.get_last_lr()[0]:.2f}")
        optimizer.step()
        scheduler.step()
    return seen


print("wrong:", *rates(T_max=epochs))
print("right:", *rates(T_max=epochs * batches))
# --8<-- [end:show]

# --8<-- [start:t-max-counts-steps]
wrong = [float(r) for r in rates(T_max=3)]
assert wrong == [1, 0.75, 0.25, 0, 0.25, 0.75] * 2
right = [float(r) for r in rates(T_max=12)]
assert right == sorted(right, reverse=True)
assert right[0] == 1 and right[6] == 0.5
assert 0 < right[-1] <= 0.02
# --8<-- [end:t-max-counts-steps]

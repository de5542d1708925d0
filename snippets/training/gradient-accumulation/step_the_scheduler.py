# --8<-- [start:show]
import warnings

import torch


def rates(scheduler_per_batch):
    w = torch.zeros(1, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=1.0)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(
        optimizer, T_max=6
    )
    for batch in range(1, 25):  # 24 batches, 6 optimizer steps
        if batch % 4 == 0:
            yield f"{scheduler.get_last_lr()[0]:.2f}"
            optimizer.step()
        if scheduler_per_batch or batch % 4 == 0:
            scheduler.step()


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print("wrong", *rates(scheduler_per_batch=True))
print(str(caught[0].message).split(". ")[0])
print("right", *rates(scheduler_per_batch=False))
# --8<-- [end:show]

# --8<-- [start:once-per-step]
right = [float(r) for r in rates(False)]
assert right == [1.0, 0.93, 0.75, 0.5, 0.25, 0.07]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    wrong = [float(r) for r in rates(True)]
assert wrong == [0.5, 0.07, 0.93, 0.5, 0.07, 0.93]
assert len(caught) == 1

w = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=1.0)
scheduler = torch.optim.lr_scheduler.StepLR(
    optimizer, step_size=9
)
optimizer.step()
for _ in range(4):  # no warning: one step came first
    scheduler.step()
assert scheduler.last_epoch == 4
# --8<-- [end:once-per-step]

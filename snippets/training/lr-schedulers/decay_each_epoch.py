# --8<-- [start:show]
import torch
from torch import nn
from torch.optim.lr_scheduler import StepLR

model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = StepLR(optimizer, step_size=2, gamma=0.5)

for epoch in range(6):
    print(f"epoch {epoch}: {scheduler.get_last_lr()}")
    for batch in torch.randn(5, 8, 4):
        loss = model(batch).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    scheduler.step()
# --8<-- [end:show]

# --8<-- [start:writes-the-group]
group = optimizer.param_groups[0]
assert group["lr"] == 0.0125  # halved three times
assert scheduler.get_last_lr() == [group["lr"]]
w = model.bias.detach().clone()
model.bias.grad = torch.ones(1)
model.weight.grad = None
optimizer.step()
moved = (w - model.bias).item()
assert abs(moved - 0.0125) < 1e-6
# --8<-- [end:writes-the-group]

# --8<-- [start:groups-keep-their-ratio]
a, b = torch.zeros(1), torch.zeros(1)
groups = [{"params": [a], "lr": 0.25}, {"params": [b]}]
optimizer = torch.optim.SGD(groups, lr=1.0)
scheduler = StepLR(optimizer, step_size=1, gamma=0.5)
for _ in range(3):
    optimizer.step()
    scheduler.step()
assert scheduler.get_last_lr() == [0.25 / 8, 1.0 / 8]

from torch.optim.lr_scheduler import OneCycleLR

for peak in 1.0, [0.25, 1.0]:
    optimizer = torch.optim.SGD(groups, lr=1.0)
    OneCycleLR(optimizer, peak, total_steps=9)
    first, second = optimizer.param_groups
    ratio = 1 if peak == 1.0 else 0.25
    assert first["lr"] / second["lr"] == ratio
# --8<-- [end:groups-keep-their-ratio]

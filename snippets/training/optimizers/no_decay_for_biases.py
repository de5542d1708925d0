# --8<-- [start:show]
import torch
from torch import nn

body = nn.Sequential(nn.Linear(8, 8), nn.LayerNorm(8), nn.ReLU())
model = nn.Sequential(body, nn.Linear(8, 2))


def groups(module, lr):
    decay = [p for p in module.parameters() if p.ndim >= 2]
    plain = [p for p in module.parameters() if p.ndim < 2]
    return [
        {"params": decay, "lr": lr, "weight_decay": 0.1},
        {"params": plain, "lr": lr, "weight_decay": 0.0},
    ]


optimizer = torch.optim.AdamW(
    groups(body, lr=1e-4) + groups(model[1], lr=1e-2)
)
for group in optimizer.param_groups:
    shapes = [tuple(p.shape) for p in group["params"]]
    print(group["lr"], group["weight_decay"], shapes)
# --8<-- [end:show]

# --8<-- [start:each-group-its-own]
before = [p.clone() for p in model.parameters()]
for p in model.parameters():
    p.grad = torch.zeros_like(p)
optimizer.step()
for p, old in zip(model.parameters(), before):
    if p.ndim < 2:
        assert p.equal(old)
    else:
        lr = 1e-2 if len(p) == 2 else 1e-4
        assert torch.allclose(p, old * (1 - lr * 0.1))
        assert not p.equal(old)
# --8<-- [end:each-group-its-own]

# --8<-- [start:added-later]
w = nn.Parameter(torch.ones(1))
v = nn.Parameter(torch.ones(1))
sgd = torch.optim.SGD([w], lr=0.1)
halve = lambda epoch: 0.5**epoch  # noqa: E731
schedule = torch.optim.lr_scheduler.LambdaLR(sgd, halve)
sgd.step()
schedule.step()
sgd.add_param_group({"params": [v]})
rates = [g["lr"] for g in sgd.param_groups]
assert rates == [0.05, 0.1]
message = ""
try:
    sgd.step()
    schedule.step()
except ValueError as e:
    message = str(e)
assert "shorter than argument" in message
# --8<-- [end:added-later]

# --8<-- [start:misspelled]
group = {"params": [w], "weight_decy": 1}
sgd = torch.optim.SGD([group])
assert sgd.param_groups[0]["weight_decay"] == 0
assert sgd.param_groups[0]["weight_decy"] == 1
message = ""
try:
    torch.optim.SGD([w], weight_decy=1)
except TypeError as e:
    message = str(e)
assert "argument 'weight_decy'" in message
# --8<-- [end:misspelled]

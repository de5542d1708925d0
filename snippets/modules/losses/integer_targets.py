# --8<-- [start:show]
import torch
from torch import nn

logits = torch.zeros(2, requires_grad=True)
target = torch.tensor([0, 1])

for loss_fn in nn.BCEWithLogitsLoss(), nn.BCELoss(), nn.HuberLoss():
    try:
        loss_fn(logits.sigmoid(), target).backward()
    except RuntimeError as error:
        print(error)

target = target.to(logits.dtype)
print(nn.BCEWithLogitsLoss()(logits, target).item())
# --8<-- [end:show]

# --8<-- [start:outputs-dtype]
exact = nn.BCELoss(), nn.HuberLoss()
for loss_fn in *exact, nn.BCEWithLogitsLoss():
    for dtype in torch.float32, torch.float64:
        p = torch.full((2,), 0.5, dtype=dtype)
        p.requires_grad_()
        for t in torch.ones(2).long(), torch.ones(2):
            loss_fn(p, t.to(p.dtype)).backward()
        assert p.grad.dtype == dtype
double = torch.zeros(2, dtype=torch.float64)
for loss_fn in exact:
    text = ""
    try:
        loss_fn(logits.sigmoid(), double).backward()
    except RuntimeError as e:
        text = str(e)
    assert text.startswith("Found dtype Double but")
# --8<-- [end:outputs-dtype]

# --8<-- [start:mse-takes-integers]
target = torch.tensor([0, 1])
loss = nn.MSELoss()(logits, target)
loss.backward()
assert loss.dtype == torch.float32
assert loss == 0.5
assert logits.grad.tolist() == [0.0, -1.0]
# --8<-- [end:mse-takes-integers]

# --8<-- [start:logits-to-bce]
want = "all elements of input should be between 0 and 1"
one = torch.ones(1)
for value in 1.5, -0.5, torch.nan:
    text = ""
    try:
        nn.BCELoss()(torch.tensor([value]), one)
    except RuntimeError as e:
        text = str(e)
    assert text == want
logit = torch.tensor([0.5])
assert nn.BCELoss()(logit, one) > 0
# --8<-- [end:logits-to-bce]

# --8<-- [start:double-target]
double = torch.zeros(2, dtype=torch.float64)
loss = nn.MSELoss()(logits, double)
assert loss.dtype == torch.float64
# --8<-- [end:double-target]

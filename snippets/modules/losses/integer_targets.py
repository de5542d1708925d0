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

print(nn.BCEWithLogitsLoss()(logits, target.float()).item())
# --8<-- [end:show]

# --8<-- [start:mse-takes-integers]
loss = nn.MSELoss()(logits, target)
loss.backward()
assert loss.dtype == torch.float32
assert loss == 0.5
assert logits.grad.tolist() == [0.0, -1.0]
# --8<-- [end:mse-takes-integers]

# --8<-- [start:logits-to-bce]
text = ""
try:
    nn.BCELoss()(torch.tensor([1.5]), torch.ones(1))
except RuntimeError as e:
    text = str(e)
want = "all elements of input should be between 0 and 1"
assert text == want
# --8<-- [end:logits-to-bce]

# --8<-- [start:double-target]
double = torch.zeros(2, dtype=torch.float64)
loss = nn.MSELoss()(logits, double)
assert loss.dtype == torch.float64
# --8<-- [end:double-target]

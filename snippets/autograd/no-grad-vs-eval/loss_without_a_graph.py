# --8<-- [start:show]
import torch
from torch import nn

layer = nn.Linear(2, 1)
batch = torch.ones(1, 2)

with torch.no_grad():
    loss = layer(batch).sum()
try:
    loss.backward()
except RuntimeError as error:
    print(error)

loss = layer(batch).sum()
loss.backward()
print("outside no_grad():", layer.weight.grad)
# --8<-- [end:show]

# --8<-- [start:no-graph-no-backward]
with torch.no_grad():
    outside = layer(batch).sum()
array = layer(batch).numpy(force=True)
frozen = nn.Linear(2, 1).requires_grad_(False)
for loss in [
    outside,
    layer(batch).detach().sum(),
    torch.tensor(layer(batch).item()),
    torch.from_numpy(array).sum(),
    frozen(batch).sum(),
]:
    message = ""
    try:
        loss.backward()
    except RuntimeError as error:
        message = str(error)
    assert message == (
        "element 0 of tensors does not require grad"
        " and does not have a grad_fn"
    )
# --8<-- [end:no-graph-no-backward]

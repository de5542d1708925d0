# --8<-- [start:show]
import textwrap

import torch

w = torch.ones(1, requires_grad=True)
loss = (w * w).sum()
w.data.mul_(10)
loss.backward()
print("w.data before backward():", w.grad.item())

w = torch.ones(1, requires_grad=True)
loss = (w * w).sum()
with torch.no_grad():
    w.mul_(10)
try:
    loss.backward()
except RuntimeError as error:
    print(textwrap.fill(str(error).split(" Hint")[0], 72))

w = torch.ones(1, requires_grad=True)
(w * w).sum().backward()
with torch.no_grad():
    w.mul_(10)
print("no_grad after backward():", w.grad.item())
# --8<-- [end:show]

# --8<-- [start:ten-times-too-large]
w = torch.ones(1, requires_grad=True)
loss = (w * w).sum()
w.data.mul_(10)
loss.backward()
assert w.grad.item() == 20
# --8<-- [end:ten-times-too-large]

# --8<-- [start:right-order]
w = torch.ones(1, requires_grad=True)
(w * w).sum().backward()
with torch.no_grad():
    w.mul_(10)
assert w.grad.item() == 2
assert w.item() == 10 and w.requires_grad
# --8<-- [end:right-order]

# --8<-- [start:assigning-data-reshapes]
w = torch.ones(3, requires_grad=True)
w.data = torch.ones(5, dtype=torch.float64)
assert w.shape == (5,) and w.dtype == torch.float64

message = ""
try:
    w.data = torch.ones(5, dtype=torch.int64)
except RuntimeError as error:
    message = str(error)
assert "must be floating point or complex" in message
# --8<-- [end:assigning-data-reshapes]

# --8<-- [start:copy-refuses]
w = torch.ones(3, requires_grad=True)
message = ""
try:
    with torch.no_grad():
        w.copy_(torch.ones(5))
except RuntimeError as error:
    message = str(error)
assert "must match the size of tensor" in message

with torch.no_grad():
    w.copy_(torch.tensor([7]))  # one integer
assert w.tolist() == [7, 7, 7]
assert w.dtype == torch.float32
# --8<-- [end:copy-refuses]

# --8<-- [start:show]
import textwrap

import torch

w = torch.ones(2, requires_grad=True)
loss = (w**2).sum()

loss.backward()
try:
    loss.backward()
except RuntimeError as error:
    print(textwrap.fill(str(error), 72))
# --8<-- [end:show]

# --8<-- [start:backward-twice]
loss = (w**2).sum()
loss.backward()
message = ""
try:
    loss.backward()
except RuntimeError as error:
    message = str(error)
assert message.startswith(
    "Trying to backward through the graph a second time"
)
# --8<-- [end:backward-twice]

# --8<-- [start:autograd-grad-counts-too]
v = torch.ones(2, requires_grad=True)
loss = (w**2 + v**2).sum()
torch.autograd.grad(loss, w)
torch.autograd.grad(loss, v)  # another way: works
again = ""
try:
    loss.backward()
except RuntimeError as error:
    again = str(error)
assert again == message
# --8<-- [end:autograd-grad-counts-too]

# --8<-- [start:forward-again]
w.grad = None
for _ in range(2):
    loss = (w**2).sum()
    loss.backward()
assert w.grad.tolist() == [4, 4]  # 2 + 2
# --8<-- [end:forward-again]

# --8<-- [start:reading-saved-values]
y = w.exp()
y.sum().backward()
again = ""
try:
    y.grad_fn._saved_result
except RuntimeError as error:
    again = str(error)
assert again == message
# --8<-- [end:reading-saved-values]

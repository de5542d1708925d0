# --8<-- [start:show]
import textwrap

import torch

x = torch.tensor([0.0, 1.0, 2.0], requires_grad=True)
right, = torch.autograd.grad(x.exp().sum(), x)
print("gradient of exp(x):   ", right)

y = x.exp()
y.data.clamp_(max=2)
wrong, = torch.autograd.grad(y.sum(), x)
print("after .data.clamp_(): ", wrong)

fixed, = torch.autograd.grad(x.exp().clamp(max=2).sum(), x)
print("gradient of the clamp:", fixed)

y = x.exp()
y.detach().clamp_(max=2)
try:
    y.sum().backward()
except RuntimeError as error:
    print(textwrap.fill(str(error), 72))
# --8<-- [end:show]

# --8<-- [start:data-is-silently-wrong]
assert right.equal(x.exp())
assert wrong.tolist() == [1, 2, 2]
assert fixed.tolist() == [1, 0, 0]
# --8<-- [end:data-is-silently-wrong]

# --8<-- [start:detach-is-noticed]
y = x.exp()
y.detach().clamp_(max=2)
message = ""
try:
    y.sum().backward()
except RuntimeError as error:
    message = str(error)
assert "modified by an inplace operation" in message
# --8<-- [end:detach-is-noticed]

# --8<-- [start:no-grad-is-noticed]
y = x.exp()
with torch.no_grad():
    y.clamp_(max=2)
message = ""
try:
    y.sum().backward()
except RuntimeError as error:
    message = str(error)
assert "modified by an inplace operation" in message
# --8<-- [end:no-grad-is-noticed]

# --8<-- [start:only-what-backward-needs]
y = x + 1  # backward needs no value
y.detach().zero_()
still_right, = torch.autograd.grad(y.sum(), x)
assert still_right.tolist() == [1, 1, 1]
# --8<-- [end:only-what-backward-needs]

# --8<-- [start:counts-not-values]
memory = torch.ones(4)
w = torch.ones(2, requires_grad=True)
loss = (w * memory[:2]).sum()  # saves memory[:2]
memory[2:] = 0
message = ""
try:
    loss.backward()
except RuntimeError as error:
    message = str(error)
assert "modified by an inplace operation" in message
# --8<-- [end:counts-not-values]

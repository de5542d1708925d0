# --8<-- [start:show]
import textwrap

import torch

x = torch.zeros(2, requires_grad=True)
y = x.exp()
y += 1
try:
    y.sum().backward()
except RuntimeError as error:
    text = str(error).partition(" Hint")[0]
    print(textwrap.fill(f"wrong: {text}", 60))

y = x.exp()
y.data += 1  # hides the change from autograd
print("wrong:", torch.autograd.grad(y.sum(), x)[0].tolist())

y = x.exp()
y = y + 1
print("right:", torch.autograd.grad(y.sum(), x)[0].tolist())
# --8<-- [end:show]


# --8<-- [start:exp-saved-its-result]
def gradient(change):
    y = x.exp()
    y = change(y)
    return torch.autograd.grad(y.sum(), x)[0].tolist()


message = ""
try:
    gradient(lambda y: y.add_(1))
except RuntimeError as e:
    message = str(e)
assert "modified by an inplace operation" in message
assert "is at version 1; expected version 0" in message
assert gradient(lambda y: y + 1) == [1, 1]
# --8<-- [end:exp-saved-its-result]


# --8<-- [start:data-hides-the-change]
def hide(y):
    y.data += 1
    return y


assert gradient(hide) == [2, 2]
# --8<-- [end:data-hides-the-change]

# --8<-- [start:leaf-refuses]
message = ""
try:
    x += 1
except RuntimeError as e:
    message = str(e)
assert message.startswith("a leaf Variable that")
with torch.no_grad():
    x += 1
assert x.tolist() == [1, 1] and x.requires_grad
# --8<-- [end:leaf-refuses]

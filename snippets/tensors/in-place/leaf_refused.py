# --8<-- [start:show]
from textwrap import fill

import torch

w = torch.ones(2, requires_grad=True)
for name, change in [
    ("w.add_(1)", lambda: w.add_(1)),
    ("w[0].zero_()", lambda: w[0].zero_()),
]:
    try:
        change()
    except RuntimeError as error:
        text = f"{name}: {error}"
        print(fill(text, 72, break_on_hyphens=False))

with torch.no_grad():
    w += 1
    w[0] = 0
print(w)
# --8<-- [end:show]

# --8<-- [start:no-grad-changes-a-leaf]
assert w.tolist() == [0, 2]
assert w.is_leaf and w.requires_grad
w.sum().backward()
assert w.grad.tolist() == [1, 1]
# --8<-- [end:no-grad-changes-a-leaf]

# --8<-- [start:statements-are-refused-too]
messages = []
try:
    w += 1
except RuntimeError as error:
    messages.append(str(error))
try:
    w[0] = 0
except RuntimeError as error:
    messages.append(str(error))
assert messages[0].startswith("a leaf Variable")
assert messages[1].startswith("a view of a leaf")
# --8<-- [end:statements-are-refused-too]

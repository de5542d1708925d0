# --8<-- [start:show]
import torch
from torch import nn

cell = nn.GRUCell(2, 3)
x = torch.ones(1, 2)

h = torch.zeros(1, 3)
for step in range(2):
    h = cell(x, h)
    try:
        h.sum().backward()
    except RuntimeError as error:
        print("step", step, str(error).split(" (")[0])

h = torch.zeros(1, 3)
for step in range(2):
    h = cell(x, h.detach())
    h.sum().backward()
    print("step", step, "works")
# --8<-- [end:show]

# --8<-- [start:carried-state-raises]
h = cell(x, torch.zeros(1, 3))
h.sum().backward()
message = ""
try:
    cell(x, h).sum().backward()
except RuntimeError as error:
    message = str(error)
assert "graph a second time" in message
# --8<-- [end:carried-state-raises]

# --8<-- [start:detach-cuts-the-past]
start = torch.zeros(1, 3, requires_grad=True)
h = cell(x, start)
cell(x, h.detach()).sum().backward()
assert start.grad is None
h.sum().backward()  # its own graph is untouched
assert start.grad is not None
# --8<-- [end:detach-cuts-the-past]


# --8<-- [start:retained-graph-grows]
def nodes(fn, seen):
    if fn and fn not in seen:
        seen.add(fn)
        for parent, _ in fn.next_functions:
            nodes(parent, seen)
    return len(seen)

h, kept, cut = torch.zeros(1, 3), [], []
for _ in range(3):
    h = cell(x, h)
    kept.append(nodes(h.grad_fn, set()))
    h.sum().backward(retain_graph=True)
assert kept[2] - kept[1] == kept[1] - kept[0] > 0
# --8<-- [end:retained-graph-grows]

# --8<-- [start:detached-graph-does-not]
for _ in range(3):
    h = cell(x, h.detach())
    cut.append(nodes(h.grad_fn, set()))
assert cut[0] == cut[1] == cut[2] == kept[0]
# --8<-- [end:detached-graph-does-not]

# --8<-- [start:retain-then-step]
optimizer = torch.optim.SGD(cell.parameters(), lr=0.1)
h = torch.zeros(1, 3)
message = ""
try:
    for _ in range(3):
        h = cell(x, h)
        h.sum().backward(retain_graph=True)
        optimizer.step()
except RuntimeError as error:
    message = str(error)
assert "modified by an inplace operation" in message

w = torch.ones(3, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=0.1)
h = torch.zeros(3)
for _ in range(3):
    h = h + w  # saves no weight: no error
    h.sum().backward(retain_graph=True)
    optimizer.step()
# --8<-- [end:retain-then-step]

# --8<-- [start:show]
import textwrap

import torch
from torch import nn

for detach, retain in (0, 0), (0, 1), (1, 0):
    cell = nn.RNNCell(1, 1)
    optimizer = torch.optim.SGD(cell.parameters(), lr=0.1)
    h = torch.zeros(1, 1)
    try:
        for step in range(3):
            h = h.detach() if detach else h
            h = cell(torch.ones(1, 1), h)
            optimizer.zero_grad()
            h.sum().backward(retain_graph=bool(retain))
            optimizer.step()
        print("right: 3 steps done")
    except RuntimeError as error:
        text = str(error).split(" (or")[0].split(":")[0]
        print(textwrap.fill(f"wrong: {text}", 60))
# --8<-- [end:show]


# --8<-- [start:state-holds-the-graph]
def train(detach=False, retain=False):
    cell = nn.RNNCell(1, 1)
    weights = cell.parameters()
    optimizer = torch.optim.SGD(weights, lr=0.1)
    h = torch.zeros(1, 1)
    for step in range(3):
        h = h.detach() if detach else h
        h = cell(torch.ones(1, 1), h)
        optimizer.zero_grad()
        try:
            h.sum().backward(retain_graph=retain)
        except RuntimeError as error:
            return step, str(error)
        optimizer.step()
    return step, "done"


step, message = train()
assert step == 1
assert "through the graph a second time" in message
step, message = train(retain=True)
assert step == 2
assert "modified by an inplace operation" in message
assert train(detach=True) == (2, "done")
# --8<-- [end:state-holds-the-graph]

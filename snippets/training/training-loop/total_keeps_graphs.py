# --8<-- [start:show]
import torch
from torch import nn


def graph_nodes(tensor):
    found, todo = set(), [tensor.grad_fn]
    while todo:
        node = todo.pop()
        if node and node not in found:
            found.add(node)
            todo += [n for n, _ in node.next_functions]
    return len(found)


model = nn.Linear(4, 1)
total = detached = 0
for batch in torch.randn(100, 8, 4):
    loss = model(batch).square().mean()
    total += loss
    detached += loss.detach()

print(graph_nodes(loss), graph_nodes(total), graph_nodes(detached))
# --8<-- [end:show]

# --8<-- [start:every-graph-kept]
more = total + model(batch).square().mean()
assert graph_nodes(more) - graph_nodes(total) == 5
# --8<-- [end:every-graph-kept]

# --8<-- [start:same-number]
assert total.detach().equal(detached)
# --8<-- [end:same-number]

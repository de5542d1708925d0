# --8<-- [start:show]
import torch
from torch import nn


def nodes(total):
    found, todo = set(), [getattr(total, "grad_fn", None)]
    while todo:
        node = todo.pop()
        if node and node not in found:
            found.add(node)
            todo += [n for n, _ in node.next_functions]
    return len(found)


def held(value_of, total=0):
    model = nn.Linear(2, 1)
    for batch in range(100):
        loss = model(torch.ones(8, 2)).square().mean()
        total += value_of(loss)
    return f"{nodes(total)} graph nodes held"


print("wrong:", held(lambda loss: loss))
print("right:", held(lambda loss: loss.item()))
# --8<-- [end:show]

# --8<-- [start:sum-holds-each-graph]
def count(value_of, batches):
    total, model = 0, nn.Linear(2, 1)
    for batch in range(batches):
        loss = model(torch.ones(8, 2)).square().mean()
        total += value_of(loss)
    return nodes(total)


keep = [count(lambda loss: loss, n) for n in (1, 2, 3)]
assert keep[2] - keep[1] == keep[1] - keep[0] == 5
for value_of in torch.Tensor.item, torch.detach:
    assert count(value_of, 100) == 0
assert held(lambda v: v) == "502 graph nodes held"
assert held(torch.detach) == "0 graph nodes held"
# --8<-- [end:sum-holds-each-graph]

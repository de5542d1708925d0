# --8<-- [start:show]
import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Record(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        name = op.overloadpacket.__name__
        if name in ("dot", "mv", "mm", "bmm", "clone"):
            calls.append([name, *[tuple(x.shape) for x in args]])
        return op(*args, **(kwargs or {}))


for s, t in [
    ((3,), (3,)),
    ((2, 3), (3,)),
    ((5, 2, 3), (3, 4)),
    ((5, 2, 3), (5, 3, 4)),
    ((6, 1, 2, 3), (5, 3, 4)),
]:
    x, y, calls = torch.ones(s), torch.ones(t), []
    with Record():
        x @ y
    print(s, "@", t)
    for call in calls:
        print("   ", *call)
# --8<-- [end:show]

# --8<-- [start:batch-folds-into-rows]
x, y, calls = torch.ones(5, 2, 3), torch.ones(3, 4), []
with Record():
    product = x @ y
assert calls == [["mm", (10, 3), (3, 4)]]
folded = torch.mm(x.view(10, 3), y)
assert folded.view(5, 2, 4).equal(product)
# --8<-- [end:batch-folds-into-rows]

# --8<-- [start:both-are-copied]
x, y = torch.ones(6, 1, 2, 3), torch.ones(5, 3, 4)
calls = []
with Record():
    x @ y
assert calls == [
    ["clone", (6, 5, 2, 3)],
    ["clone", (6, 5, 3, 4)],
    ["bmm", (30, 2, 3), (30, 3, 4)],
]
# --8<-- [end:both-are-copied]

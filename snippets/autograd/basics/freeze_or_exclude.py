# --8<-- [start:show]
import torch
from torch import nn


def train(how):
    first, last = (nn.Linear(1, 1, bias=False) for _ in range(2))
    params = [first.weight, last.weight]
    for p in params:
        nn.init.ones_(p)
    if how == "requires_grad_(False)":
        last.requires_grad_(False)
    elif how == "not in the optimizer":
        params = [first.weight]
    optimizer = torch.optim.SGD(params, lr=0.25)
    for _ in range(2):
        optimizer.zero_grad()
        last(first(torch.ones(1, 1))).sum().backward()
        optimizer.step()
    grad = last.weight.grad
    grad = None if grad is None else grad.item()
    return first.weight.item(), last.weight.item(), grad


for how in ("train", "requires_grad_(False)", "not in the optimizer"):
    print(f"{how:22}", *train(how))
# --8<-- [end:show]

# --8<-- [start:frozen-and-excluded]
frozen = train("requires_grad_(False)")
assert frozen == (0.5, 1.0, None)
excluded = train("not in the optimizer")
assert excluded == (0.5, 1.0, 1 + 0.75)
# --8<-- [end:frozen-and-excluded]

# --8<-- [start:zeros-still-move-it]
def freeze(set_to_none, **options):
    w = torch.tensor(1.0, requires_grad=True)
    sgd = torch.optim.SGD([w], lr=0.5, **options)
    w.backward()
    sgd.step()
    before = w.item()
    w.requires_grad_(False)
    sgd.zero_grad(set_to_none)
    sgd.step()
    return w.item() - before


assert freeze(False, momentum=0.5) == -0.25
assert freeze(False, weight_decay=0.5) == -0.0625
assert freeze(False) == 0
assert freeze(True, momentum=0.5) == 0
assert freeze(True, weight_decay=0.5) == 0
# --8<-- [end:zeros-still-move-it]

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

# --8<-- [start:frozen-can-still-change]
def move(*zero_grad, **options):
    w = torch.tensor(1.0, requires_grad=True)
    sgd = torch.optim.SGD([w], lr=0.5, **options)
    w.backward()
    sgd.step()
    before = w.item()
    w.requires_grad_(False)
    for set_to_none in zero_grad:
        sgd.zero_grad(set_to_none)
    sgd.step()
    return w.item() - before


assert move() == -0.5  # by the old gradient
assert move(False) == 0
assert move(False, momentum=0.5) == -0.25
assert move(False, weight_decay=0.5) == -0.0625
assert move(True, momentum=0.5) == 0
assert move(True, weight_decay=0.5) == 0

norm, drop = nn.BatchNorm1d(1), nn.Dropout(1.0)
frozen = nn.Sequential(norm, drop)
frozen.requires_grad_(False)
x = torch.ones(2, 1)
assert frozen(x).equal(0 * x)  # all dropped
moved = norm.running_mean.item()
assert moved > 0
frozen.eval()
assert frozen(x).all()
assert norm.running_mean == moved
nn.Sequential(frozen).train()
assert norm.training and drop.training
# --8<-- [end:frozen-can-still-change]

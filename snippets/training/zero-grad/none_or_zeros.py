# --8<-- [start:show]
import torch


def moved(make, set_to_none):
    w = torch.ones(1, requires_grad=True)
    optimizer = make([w])
    w.grad = torch.ones(1)
    optimizer.step()  # one step with a gradient
    before = w.item()
    for _ in range(5):  # five steps in which the layer isn't used
        optimizer.zero_grad(set_to_none=set_to_none)
        optimizer.step()
    return before - w.item()


o = torch.optim
for name, make in {
    "SGD": lambda p: o.SGD(p, lr=0.1),
    "SGD, weight decay": lambda p: o.SGD(p, lr=0.1, weight_decay=0.1),
    "SGD, momentum": lambda p: o.SGD(p, lr=0.1, momentum=0.9),
    "Adam": lambda p: o.Adam(p, lr=0.1),
    "AdamW": lambda p: o.AdamW(p, lr=0.1),
}.items():
    none, zeros = moved(make, True), moved(make, False)
    print(f"{name:18} None {none:.3f}  zeros {zeros:.3f}")
# --8<-- [end:show]

# --8<-- [start:none-is-skipped]
optimizers = [
    lambda p: o.SGD(p, 0.1, weight_decay=0.1),
    lambda p: o.SGD(p, 0.1, momentum=0.9),
    lambda p: o.Adam(p, 0.1),
    lambda p: o.AdamW(p, 0.1),
]
sgd = lambda p: o.SGD(p, 0.1)  # noqa: E731
assert all(moved(f, True) == 0 for f in optimizers)
assert moved(sgd, True) == 0
a = torch.ones(1, requires_grad=True)
b = torch.ones(1, requires_grad=True)
b.grad = torch.ones(1)
adam = o.Adam([a, b])
adam.zero_grad()
(3 * a).sum().backward()
assert a.grad.item() == 3
assert b.grad is None
# --8<-- [end:none-is-skipped]

# --8<-- [start:zeros-are-stepped]
assert all(moved(f, False) > 0.04 for f in optimizers)
assert moved(sgd, False) == 0
never = torch.ones(1, requires_grad=True)
o.Adam([never]).zero_grad(set_to_none=False)
assert never.grad is None
# --8<-- [end:zeros-are-stepped]

# --8<-- [start:same-if-used]
def train(set_to_none):
    w = torch.ones(2, requires_grad=True)
    adam = torch.optim.Adam([w], lr=0.1)
    for _ in range(10):
        adam.zero_grad(set_to_none=set_to_none)
        (w - 3).square().sum().backward()
        adam.step()
    return w


assert train(True).equal(train(False))
assert not train(True).equal(torch.ones(2))
# --8<-- [end:same-if-used]

# --8<-- [start:show]
import torch

w = torch.ones(1, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=0.0)  # lr=0: look at the gradient

for zero in (False, True):
    optimizer.zero_grad()
    seen = []
    for step in range(3):
        loss = (3 * w).sum()
        if zero:
            optimizer.zero_grad()
        loss.backward()
        seen.append(w.grad.item())
        optimizer.step()
    print("zero_grad each step:", zero, seen)
# --8<-- [end:show]

# --8<-- [start:backward-adds]
w.grad = torch.tensor([100.0])
(3 * w).sum().backward()
assert w.grad.item() == 103
for make in (torch.optim.SGD, torch.optim.Adam):
    before = w.item()
    make([w], lr=0.1).step()
    assert w.item() != before
    assert w.grad.item() == 103
# --8<-- [end:backward-adds]

# --8<-- [start:splits-add-up]
import torch.nn.functional as F


def gradients(loss):
    both = []
    x = torch.arange(6.0).view(6, 1)
    for size in (6, 2):
        w.grad = None
        for part in x.split(size):
            loss(part).backward()
        both.append(w.grad.item())
    return both


def drop(x):
    return F.dropout(x * w).sum()


def norm(x):
    z = F.batch_norm(x, None, None, w, training=True)
    return (z - x).square().sum()


torch.manual_seed(0)
whole, parts = gradients(lambda x: (x * w * x).sum())
assert abs(whole - parts) < 1e-4
whole, parts = gradients(lambda x: (x * w * x).mean())
assert abs(3 * whole - parts) < 1e-4
whole, parts = gradients(norm)
assert abs(whole - parts) > 1
whole, parts = gradients(drop)
assert abs(whole - parts) > 1
# --8<-- [end:splits-add-up]

# --8<-- [start:too-late]
v = torch.ones(1, requires_grad=True)
for zero_too_late in (True, False):
    sgd = torch.optim.SGD([v], lr=0.1)
    (3 * v).sum().backward()
    if zero_too_late:
        sgd.zero_grad()
    sgd.step()
    assert (v == 1).item() is zero_too_late
# --8<-- [end:too-late]

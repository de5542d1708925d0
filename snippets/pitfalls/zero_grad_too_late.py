# --8<-- [start:show]
import torch


def train(too_late):
    w = torch.zeros(1, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=0.1)
    for step in range(50):
        optimizer.zero_grad()
        (w - 3).square().sum().backward()
        if too_late:
            optimizer.zero_grad()
        optimizer.step()
    return w.item()


print(f"wrong: w = {train(too_late=True):.2f}")
print(f"right: w = {train(too_late=False):.2f}")
# --8<-- [end:show]

# --8<-- [start:step-finds-no-gradient]
assert train(too_late=True) == 0
assert abs(train(too_late=False) - 3) < 1e-3

for kind in ("SGD", "Adam", "AdamW"):
    p = torch.ones(1, requires_grad=True)
    make = getattr(torch.optim, kind)
    optimizer = make([p], lr=0.1, weight_decay=0.1)
    p.square().sum().backward()
    optimizer.zero_grad()
    optimizer.step()
    assert p.grad is None and p.item() == 1
    p.square().sum().backward()
    optimizer.step()
    assert p.item() < 1
# --8<-- [end:step-finds-no-gradient]

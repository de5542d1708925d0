# --8<-- [start:show]
import torch


def losses(zero):
    w = torch.zeros(1, requires_grad=True)
    optimizer = torch.optim.Adam([w], lr=0.1)
    seen = []
    for step in range(200):
        loss = (w - 1).square().sum()
        if zero:
            optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        seen.append(loss.item())
    return seen


for zero in (True, False):
    worst = max(losses(zero)[100:])
    print("zero_grad:", zero, f"worst loss after step 100: {worst:.2f}")
# --8<-- [end:show]

# --8<-- [start:adam-needs-it]
assert losses(True)[0] == losses(False)[0] == 1
assert max(losses(zero=True)[100:]) < 1e-3
assert max(losses(zero=False)[100:]) > 25
# --8<-- [end:adam-needs-it]

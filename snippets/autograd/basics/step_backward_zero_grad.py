# --8<-- [start:show]
import torch

for clear in (True, False):
    print("with zero_grad" if clear else "without")
    w = torch.tensor(1.0, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=0.125)
    for _ in range(3):
        if clear:
            optimizer.zero_grad()
        loss = w**2
        loss.backward()
        print(f"w = {w.item():.4f}, w.grad = {w.grad.item():.4f}")
        optimizer.step()
# --8<-- [end:show]

# --8<-- [start:each-does-one-thing]
w = torch.tensor(1.0, requires_grad=True)
sgd = torch.optim.SGD([w], lr=0.125)
(w**2).backward()
assert w.grad == 2 and w == 1  # only .grad
sgd.step()
assert w.grad == 2 and w == 1 - 0.125 * 2  # only w
sgd.zero_grad()
assert w.grad is None and w == 0.75
# --8<-- [end:each-does-one-thing]

# --8<-- [start:backward-adds]
w = torch.tensor(1.0, requires_grad=True)
(3 * w).backward()
first = w.grad.item()
(3 * w).backward()
assert (first, w.grad.item()) == (3, 6)
w.grad = None
(3 * w).backward()
assert w.grad == 3
# --8<-- [end:backward-adds]

# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0)
inputs, targets = torch.randn(8, 4), torch.randn(8, 1)
parts = list(zip(inputs.split(2), targets.split(2), strict=True))

for number, (x, y) in enumerate(parts, start=1):
    with torch.autocast("cpu", dtype=torch.float16):
        loss = nn.functional.mse_loss(model(x), y) / len(parts)
    scaler.scale(loss).backward()
    if number == len(parts):
        scaler.unscale_(optimizer)
        norm = nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimizer)
        scaler.update()
        optimizer.zero_grad()
        print(f"one step after {number} backward passes")
        print("skipped:", scaler.get_scale() < 1024)
# --8<-- [end:show]

# --8<-- [start:accumulated]
torch.manual_seed(0)
whole = nn.Linear(4, 1)
loss = nn.functional.mse_loss(whole(inputs), targets)
loss.backward()
clip = nn.utils.clip_grad_norm_
true = clip(whole.parameters(), 1.0)
torch.optim.SGD(whole.parameters(), lr=0.1).step()
assert torch.allclose(norm, true, rtol=0.01)
for a, b in zip(
    model.parameters(), whole.parameters(), strict=True
):
    assert torch.allclose(a, b, atol=1e-3)
# --8<-- [end:accumulated]

# --8<-- [start:several-optimizers]
def two(gradient_a, gradient_b):
    a = torch.ones(1, requires_grad=True)
    b = torch.ones(1, requires_grad=True)
    first = torch.optim.SGD([a], lr=0.5)
    second = torch.optim.SGD([b], lr=0.5)
    s = torch.amp.GradScaler("cpu", init_scale=4.0)
    loss = (a * gradient_a + b * gradient_b).sum()
    s.scale(loss).backward()
    s.step(first)
    s.step(second)
    s.update()
    return a.item(), b.item(), s.get_scale()


inf = float("inf")
assert two(1, 1) == (0.5, 0.5, 4.0)
assert two(inf, 1) == (1.0, 0.5, 2.0)
assert two(1, inf) == (0.5, 1.0, 2.0)
# --8<-- [end:several-optimizers]

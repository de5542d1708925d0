# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(1000, 8)
y = x @ torch.arange(8.0)[:, None]


def fit(batches_per_update):
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    updates, waiting = 0, []
    for epoch in range(5):
        for xb, yb in zip(x.split(50), y.split(50)):
            waiting.append(nn.functional.mse_loss(model(xb), yb))
            if len(waiting) == batches_per_update:
                optimizer.zero_grad()
                torch.stack(waiting).mean().backward()
                optimizer.step()
                updates, waiting = updates + 1, []
    return updates, nn.functional.mse_loss(model(x), y)


for name, n in ("batch loop", 1), ("epoch loop", 20):
    updates, loss = fit(n)
    print(f"{name}: {updates} updates, loss {loss:.2f}")
# --8<-- [end:show]

# --8<-- [start:one-update-an-epoch]
updates, loss = fit(batches_per_update=20)
assert updates == 5
assert loss > 10
updates, loss = fit(batches_per_update=1)
assert updates == 100
assert loss < 1e-6

model = nn.Linear(8, 1)
mse = nn.functional.mse_loss
for xb, yb in zip(x.split(50), y.split(50)):
    loss = mse(model(xb), yb)
loss.backward()
gradient, model.weight.grad = model.weight.grad, None
mse(model(x[-50:]), y[-50:]).backward()
assert model.weight.grad.equal(gradient)
# --8<-- [end:one-update-an-epoch]

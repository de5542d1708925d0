# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(64, 3)
y = x @ torch.tensor([1.0, 2.0, 3.0])  # shape (64,)


def fit(match_shapes):
    model = nn.Linear(3, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for _ in range(300):
        pred = model(x)  # shape (64, 1)
        if match_shapes:
            pred = pred.squeeze(1)
        loss = ((pred - y) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model.weight[0].detach()


wrong, right = fit(match_shapes=False), fit(match_shapes=True)
print("(64, 1) against (64,):", wrong.round().int().tolist())
print("(64,)   against (64,):", right.round().int().tolist())
# --8<-- [end:show]

# --8<-- [start:weights-go-to-zero]
assert wrong.abs().max() < 1e-4
truth = torch.tensor([1.0, 2.0, 3.0])
assert right.allclose(truth, atol=1e-4)
# --8<-- [end:weights-go-to-zero]

# --8<-- [start:pulled-to-the-mean]
pred = torch.randn(64, 1, requires_grad=True)
loss = ((pred - y) ** 2).mean()
(pulled,) = torch.autograd.grad(loss, pred)
loss = ((pred - y.mean()) ** 2).mean()
(mean,) = torch.autograd.grad(loss, pred)
assert pulled.allclose(mean, atol=1e-6)
assert pulled.abs().max() > 0.01
# --8<-- [end:pulled-to-the-mean]

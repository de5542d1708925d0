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
    # Adding 0.0 makes a minus zero plain.
    return [round(w, 2) + 0.0 for w in model.weight[0].tolist()]


print("(64, 1) against (64,):", fit(match_shapes=False))
print("(64,)   against (64,):", fit(match_shapes=True))
# --8<-- [end:show]

# --8<-- [start:pulled-to-the-mean]
pred = torch.randn(64, 1, requires_grad=True)
loss = ((pred - y) ** 2).mean()
(wrong,) = torch.autograd.grad(loss, pred)
loss = ((pred - y.mean()) ** 2).mean()
(mean,) = torch.autograd.grad(loss, pred)
assert wrong.allclose(mean, atol=1e-6)
assert wrong.abs().max() > 0.01
# --8<-- [end:pulled-to-the-mean]

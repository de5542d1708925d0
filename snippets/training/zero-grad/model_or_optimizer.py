# --8<-- [start:show]
import torch
from torch import nn

body, head = nn.Linear(1, 1, bias=False), nn.Linear(1, 1, bias=False)
model = nn.Sequential(body, head)
nn.init.ones_(body.weight)
nn.init.ones_(head.weight)
optimizer = torch.optim.SGD(head.parameters(), lr=0.0)

for owner in (optimizer, model):
    model.zero_grad()
    for step in range(3):
        owner.zero_grad()
        model(torch.full((1, 1), 3.0)).sum().backward()
    name = type(owner).__name__
    print(name, "body", body.weight.grad.item(), end=" ")
    print("head", head.weight.grad.item())
# --8<-- [end:show]

# --8<-- [start:only-its-own]
grads = body.weight.grad, head.weight.grad
optimizer.zero_grad()
assert body.weight.grad is grads[0]
assert head.weight.grad is None
model.zero_grad()
assert body.weight.grad is None
# --8<-- [end:only-its-own]

# --8<-- [start:clipping-sees-it]
body.weight.grad = torch.full((1, 1), 9.0)
head.weight.grad = torch.full((1, 1), 3.0)
clip = nn.utils.clip_grad_norm_
norm = clip(model.parameters(), 1.0).item()
assert abs(norm - (9**2 + 3**2) ** 0.5) < 1e-5
assert abs(head.weight.grad.item() - 3 / norm) < 1e-5
old = body.weight.item()
torch.optim.SGD(body.parameters(), lr=1.0).step()
moved = old - body.weight.item()
assert abs(moved - 9 / norm) < 1e-5
model.zero_grad()
# --8<-- [end:clipping-sees-it]

# --8<-- [start:outside-the-model]
scale = torch.ones(1, requires_grad=True)
both = torch.optim.SGD([*model.parameters(), scale])
(scale * model(torch.ones(1, 1))).sum().backward()
model.zero_grad()
assert body.weight.grad is None
assert scale.grad is not None
both.zero_grad()
assert scale.grad is None
# --8<-- [end:outside-the-model]

# --8<-- [start:frozen-still-moves]
for cleared in (False, True):
    layer = nn.Linear(1, 1, bias=False)
    sgd = torch.optim.SGD(layer.parameters(), lr=0.1)
    layer(torch.ones(1, 1)).sum().backward()
    layer.requires_grad_(False)
    before = layer.weight.item()
    if cleared:
        sgd.zero_grad()
    sgd.step()
    moved = abs(before - layer.weight.item())
    assert abs(moved - (0 if cleared else 0.1)) < 1e-6
# --8<-- [end:frozen-still-moves]

# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import nn
from torch.func import functional_call, grad, vmap

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 3), nn.Tanh(), nn.Linear(3, 2))
params = {k: p.detach() for k, p in model.named_parameters()}
x, y = torch.randn(5, 4), torch.tensor([0, 1, 0, 1, 1])


def loss(params, x, y):  # one sample
    return F.cross_entropy(functional_call(model, params, (x,)), y)


fast = vmap(grad(loss), in_dims=(None, 0, 0))(params, x, y)
loop = [grad(loss)(params, a, b) for a, b in zip(x, y)]
for name in params:
    slow = torch.stack([g[name] for g in loop])
    difference = (fast[name] - slow).abs().max()
    print(name, tuple(fast[name].shape), f"{difference:.5f}")
# --8<-- [end:show]

# --8<-- [start:equals-the-loop]
for name, p in params.items():
    slow = torch.stack([g[name] for g in loop])
    assert fast[name].shape == (5, *p.shape)
    assert torch.allclose(fast[name], slow, atol=1e-6)
    assert slow.abs().max() > 0.01

for i in range(5):  # the loop with backward()
    model.zero_grad()
    F.cross_entropy(model(x[i]), y[i]).backward()
    for name, p in model.named_parameters():
        g = fast[name][i]
        assert torch.allclose(g, p.grad, atol=1e-6)

model.zero_grad()
F.cross_entropy(model(x), y).backward()
for name, p in model.named_parameters():
    mean = fast[name].mean(0)
    assert torch.allclose(mean, p.grad, atol=1e-6)

cnn = nn.Sequential(
    nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2).eval(),
    nn.Flatten(), nn.Linear(8, 2),
)
state = dict(cnn.named_parameters())
images = torch.randn(5, 1, 4, 4)

def batch_of_one(params, x, y):
    out = functional_call(cnn, params, (x[None],))
    return F.cross_entropy(out, y[None])

function = vmap(grad(batch_of_one), (None, 0, 0))
gradients = function(state, images, y)
for i in range(5):
    cnn.zero_grad()
    out = cnn(images[i : i + 1])
    F.cross_entropy(out, y[i : i + 1]).backward()
    for name, p in cnn.named_parameters():
        g = gradients[name][i]
        assert torch.allclose(g, p.grad, atol=1e-6)

message = ""
try:
    cnn(images[0])  # without the batch of one
except (RuntimeError, ValueError) as error:
    message = str(error)
assert "expected 4D input (got 3D input)" in message
# --8<-- [end:equals-the-loop]

# --8<-- [start:same-function]
assert torch.vmap is torch.func.vmap
# --8<-- [end:same-function]

# --8<-- [start:chunk-size]
chunked = vmap(
    grad(loss), in_dims=(None, 0, 0), chunk_size=2
)(params, x, y)
for name in params:
    assert torch.allclose(
        chunked[name], fast[name], atol=1e-6
    )
rows = []
vmap(
    lambda x: rows.append(x.shape) or x, chunk_size=2
)(x)
assert rows == [(4,)] * 3  # 2 + 2 + 1 samples
# --8<-- [end:chunk-size]

# --8<-- [start:composes]
from torch.func import jacrev

p = torch.arange(6.0).reshape(2, 3)
jacobians = vmap(jacrev(lambda x: x**2))(p)
assert jacobians.shape == (2, 3, 3)
assert jacobians[1].equal(torch.diag(2 * p[1]))
twice = vmap(vmap(torch.dot, (None, 0)), (0, None))
assert torch.allclose(twice(p, p), p @ p.T)
# --8<-- [end:composes]

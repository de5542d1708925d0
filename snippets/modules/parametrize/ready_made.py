# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils import parametrizations

for ready_made in (
    lambda layer: layer,  # no constraint
    parametrizations.orthogonal,
    parametrizations.spectral_norm,
):
    torch.manual_seed(0)
    layer = nn.Linear(4, 4, bias=False)
    ready_made(layer)
    optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
    x = torch.randn(64, 4)
    for _ in range(50):
        optimizer.zero_grad()
        (layer(x) - 2).square().mean().backward()
        optimizer.step()
    layer.eval()
    values = torch.linalg.svdvals(layer.weight)
    print(*layer.state_dict())
    print("singular values", *(f"{v:.2f}" for v in values.tolist()))
# --8<-- [end:show]

# --8<-- [start:orthogonal-rows-or-columns]
for inputs, outputs in (4, 4), (5, 2), (2, 5):
    layer = parametrizations.orthogonal(
        nn.Linear(inputs, outputs))
    w = layer.weight  # rows: outputs
    gram = w @ w.T if outputs < inputs else w.T @ w
    eye = torch.eye(min(inputs, outputs))
    assert gram.shape == eye.shape
    assert torch.allclose(gram, eye, atol=1e-5)
# --8<-- [end:orthogonal-rows-or-columns]

# --8<-- [start:scales-up-too]
small = nn.Linear(4, 4)
with torch.no_grad():
    nn.init.eye_(small.weight).mul_(0.01)
parametrizations.spectral_norm(small)
assert torch.allclose(small.weight, torch.eye(4))
# --8<-- [end:scales-up-too]

# --8<-- [start:spectral-norm-is-an-estimate]
def largest():
    return torch.linalg.svdvals(fast.weight)[0]

fast = nn.Linear(4, 4, bias=False)
parametrizations.spectral_norm(fast)
u = fast.parametrizations.weight[0]._u
with torch.no_grad():  # a jump
    original = fast.parametrizations.weight.original
    original.copy_(torch.diag(
        torch.tensor([10.0, 9.0, 2.0, 3.0])))
fast.eval()
before = u.clone()
for _ in range(50):
    fast.weight
assert u.equal(before) and largest() > 1.5
fast.train()
fast.weight
assert not u.equal(before)
for _ in range(50):
    fast(torch.ones(1, 4))
fast.eval()
assert abs(largest() - 1) < 0.001

torch.manual_seed(0)
one, three = (parametrizations.spectral_norm(
    nn.Linear(40, 40), n_power_iterations=steps)
    for steps in (1, 3))
with torch.no_grad():  # a jump
    three.parametrizations.weight.original.normal_()
three.load_state_dict(one.state_dict())
for accesses, same in (2, False), (3, True):
    one.load_state_dict(three.state_dict())
    for _ in range(accesses):
        one.train().weight
    three.train().weight
    assert same == torch.allclose(
        one.eval().weight, three.eval().weight)

fast = parametrizations.spectral_norm(
    nn.Linear(4, 4, bias=False)).eval()
optimizer = torch.optim.SGD(fast.parameters(), lr=1.0)
for _ in range(50):
    optimizer.zero_grad()
    (fast(x) - 2).square().mean().backward()
    optimizer.step()
assert largest() > 1.1
fast.train()
for _ in range(100):
    fast(x)
(fast(x) - fast(-x)).sum().backward()  # twice
assert fast.eval() and abs(largest() - 1) < 0.001
# --8<-- [end:spectral-norm-is-an-estimate]

# --8<-- [start:changes-the-weight]
for ready_made, keeps in (
    (parametrizations.orthogonal, False),
    (parametrizations.spectral_norm, False),
    (parametrizations.weight_norm, True),
):
    layer = nn.Linear(4, 4)
    before = layer.weight.detach().clone()
    ready_made(layer)
    same = torch.allclose(layer.weight, before)
    assert same == keeps
length = layer.parametrizations.weight.original0
direction = layer.parametrizations.weight.original1
assert length.shape == (4, 1)
assert direction.shape == (4, 4)
with torch.no_grad():
    length.fill_(3.0)  # the direction stays
rows = layer.weight.norm(dim=1)
assert torch.allclose(rows, torch.tensor(3.0))
assert torch.allclose(
    layer.weight / 3,
    before / before.norm(dim=1, keepdim=True))
# --8<-- [end:changes-the-weight]

# --8<-- [start:convolutions]
conv = parametrizations.orthogonal(nn.Conv2d(3, 4, 2))
kernel = conv.weight
assert kernel.shape == (4, 3, 2, 2)
assert torch.allclose(kernel @ kernel.mT,
                      torch.eye(2), atol=1e-5)
conv = parametrizations.orthogonal(nn.Conv2d(3, 4, 1))
assert torch.allclose(conv.weight.abs(),
                      torch.tensor(1.0))

conv = parametrizations.spectral_norm(
    nn.Conv2d(3, 4, 2))
for _ in range(200):
    conv.weight
flat = torch.linalg.svdvals(conv.weight.flatten(1))
assert abs(flat[0] - 1) < 0.001
assert torch.linalg.svdvals(conv.weight).max() < 0.95
# --8<-- [end:convolutions]

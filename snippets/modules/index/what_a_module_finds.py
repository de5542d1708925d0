# --8<-- [start:show]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 3)
        self.scale = nn.Parameter(torch.ones(3))
        self.register_buffer("shift", torch.zeros(3))
        self.forgotten = torch.zeros(3)
        self.unseen = [nn.Linear(2, 3)]

    def forward(self, x):
        return self.layer(x) * self.scale + self.shift


net = Net()
print("trained:", *[name for name, _ in net.named_parameters()])
print("saved:  ", *net.state_dict())
print("output: ", tuple(net(torch.ones(4, 2)).shape))
# --8<-- [end:show]

# --8<-- [start:finds-what-is-registered]
trained = dict(net.named_parameters())
saved = net.state_dict()
assert "shift" in saved and "shift" not in trained
for missing in ("forgotten", "unseen"):
    assert not any(missing in name for name in saved)
    assert not any(missing in name for name in trained)
handed = {id(p) for p in net.parameters()}
assert id(net.unseen[0].weight) not in handed
net.double()
assert net.shift.dtype == torch.float64
assert net.forgotten.dtype == torch.float32
assert net.unseen[0].weight.dtype == torch.float32
# --8<-- [end:finds-what-is-registered]

# --8<-- [start:runs-in-order]
a, b = nn.Linear(2, 3), nn.Linear(3, 1)
x = torch.ones(4, 2)
assert torch.equal(nn.Sequential(a, b)(x), b(a(x)))
# --8<-- [end:runs-in-order]

# --8<-- [start:finds-a-list]
held = nn.Module()
held.layers = nn.ModuleList([a, b])
assert len(list(held.parameters())) == 4
plain = nn.Module()
plain.layers = [a, b]
assert len(list(plain.parameters())) == 0
# --8<-- [end:finds-a-list]

# --8<-- [start:finds-a-dict]
held = nn.Module()
held.sides = nn.ModuleDict({"left": a})
assert held.sides["left"] is a
assert list(held.state_dict()) == [
    "sides.left.weight", "sides.left.bias",
]
# --8<-- [end:finds-a-dict]

# --8<-- [start:trains-a-tensor]
net = Net()
optimizer = torch.optim.SGD(net.parameters(), lr=1.0)
before = net.scale.clone(), net.shift.clone()
net(torch.ones(4, 2)).sum().backward()
optimizer.step()
assert not torch.equal(net.scale, before[0])
# --8<-- [end:trains-a-tensor]

# --8<-- [start:saves-a-tensor]
assert "shift" in net.state_dict()
assert torch.equal(net.shift, before[1])
assert net.shift.grad is None
# --8<-- [end:saves-a-tensor]

# --8<-- [start:finds-weights]
held = nn.Module()
held.weights = nn.ParameterList(
    [torch.ones(2), torch.ones(3)]
)
assert len(list(held.parameters())) == 2
# --8<-- [end:finds-weights]

# --8<-- [start:counts]
m = nn.Linear(2, 3)
assert sum(p.numel() for p in m.parameters()) == 9
# --8<-- [end:counts]

# --8<-- [start:infers-a-size]
lazy = nn.LazyLinear(3)
lazy(torch.ones(4, 2))
assert lazy.weight.shape == (3, 2)
# --8<-- [end:infers-a-size]

# --8<-- [start:same-activation]
signs = torch.tensor([-1.0, 2.0])
assert nn.ReLU()(signs).tolist() == [0.0, 2.0]
model = nn.Sequential(a, nn.ReLU(), b)
assert "ReLU()" in repr(model)
# --8<-- [end:same-activation]

# --8<-- [start:keeps-orthogonal]
from torch.nn.utils.parametrizations import orthogonal

torch.manual_seed(0)
turn = orthogonal(nn.Linear(3, 3))
optimizer = torch.optim.SGD(turn.parameters(), lr=1.0)
old = turn.weight.detach().clone()
turn(torch.rand(4, 3)).pow(2)[:, 0].sum().backward()
optimizer.step()
q = turn.weight.detach()
assert not torch.allclose(q, old, atol=1e-3)
assert torch.allclose(q @ q.T, torch.eye(3), atol=1e-5)
# --8<-- [end:keeps-orthogonal]

# --8<-- [start:each-row-alone]
rows = torch.randn(4, 8) * 3 + 1
out = nn.LayerNorm(8)(rows)
assert out.mean(1).abs().max() < 1e-5
other = torch.cat([rows[:1], torch.zeros(3, 8)])
again = nn.LayerNorm(8)(other)
assert torch.allclose(again[0], out[0])
# --8<-- [end:each-row-alone]

# --8<-- [start:each-column-alone]
out = nn.BatchNorm1d(8)(rows)
assert out.mean(0).abs().max() < 1e-5
again = nn.BatchNorm1d(8)(other)
assert not torch.allclose(again[0], out[0])
# --8<-- [end:each-column-alone]

# --8<-- [start:mixes-tokens]
attend = nn.MultiheadAttention(8, 2, batch_first=True)
tokens = torch.randn(1, 5, 8)
changed = tokens.clone()
changed[0, 4] += 1
first = attend(tokens, tokens, tokens)[0][0, 0]
moved = attend(changed, changed, changed)[0][0, 0]
assert not torch.allclose(first, moved)
# --8<-- [end:mixes-tokens]

# --8<-- [start:looks-back-only]
look_ahead = torch.ones(5, 5).triu(1).bool()
how = {"attn_mask": look_ahead}
first = attend(tokens, tokens, tokens, **how)[0][0, 0]
same = attend(changed, changed, changed, **how)[0][0, 0]
assert torch.allclose(first, same)
# --8<-- [end:looks-back-only]

# --8<-- [start:takes-logits]
logits = torch.zeros(4, 10)
classes = torch.tensor([0, 3, 9, 1])
loss = nn.CrossEntropyLoss()(logits, classes)
assert loss.shape == ()
assert torch.allclose(loss, torch.tensor(10.0).log())
# --8<-- [end:takes-logits]

# --8<-- [start:show]
import torch
from torch import nn

image = torch.randn(2, 3, 8, 8)  # N, C, H, W
series = torch.randn(2, 3, 8)  # N, C, L
words = torch.randint(100, (2, 8))  # N, L: the number of each word

for layer, x in [
    (nn.Linear(3, 5), torch.randn(2, 3)),
    (nn.Embedding(100, 5), words),
    (nn.Conv1d(3, 5, kernel_size=3), series),
    (nn.Conv2d(3, 5, kernel_size=3), image),
    (nn.ConvTranspose2d(3, 5, kernel_size=2, stride=2), image),
    (nn.Upsample(scale_factor=2), image),
    (nn.MaxPool2d(2), image),
    (nn.AdaptiveAvgPool2d(1), image),
    (nn.Flatten(), image),
    (nn.Dropout(0.5), image),
    (nn.BatchNorm2d(3), image),
    (nn.ReLU(), image),
]:
    size = sum(p.numel() for p in layer.parameters())
    takes = "x".join(map(str, x.shape))
    gives = "x".join(map(str, layer(x).shape))
    print(f"{type(layer).__name__:17} {takes:7} {gives:9} {size:3}")
# --8<-- [end:show]

# --8<-- [start:dense-rows]
def count(layer):
    return sum(p.numel() for p in layer.parameters())


def after(layer, *shape):
    return tuple(layer(torch.randn(shape)).shape)


for before in (3,), (2, 3), (2, 7, 3), (2, 4, 7, 3):
    y = after(nn.Linear(3, 5), *before)
    assert y == (*before[:-1], 5)
assert count(nn.Linear(3, 5)) == 3 * 5 + 5
assert count(nn.Linear(3, 5, bias=False)) == 3 * 5
table = nn.Embedding(100, 5)
for ids in words, words[0], words[0, 0]:
    assert table(ids).shape == (*ids.shape, 5)
assert count(table) == 100 * 5
one = words[1, 2]
assert table(words)[1, 2].equal(table.weight[one])
# --8<-- [end:dense-rows]

# --8<-- [start:conv-rows]
conv = nn.Conv1d(3, 5, 4)
assert after(conv, 2, 3, 9) == (2, 5, 6)
assert count(conv) == 5 * 3 * 4 + 5
conv = nn.Conv2d(3, 5, 4)
assert after(conv, 2, 3, 9, 8) == (2, 5, 6, 5)
assert count(conv) == 5 * 3 * 4**2 + 5
up = nn.ConvTranspose2d(3, 5, 4)
assert after(up, 2, 3, 9, 8) == (2, 5, 12, 11)
assert count(up) == 3 * 5 * 4**2 + 5
# --8<-- [end:conv-rows]

# --8<-- [start:size-rows]
up = nn.Upsample(scale_factor=2)
pool = nn.MaxPool2d(2)
fixed = nn.AdaptiveAvgPool2d(3)
flat = nn.Flatten()
assert after(up, 2, 3, 9, 8) == (2, 3, 18, 16)
assert after(pool, 2, 3, 9, 8) == (2, 3, 4, 4)
assert after(fixed, 2, 3, 9, 8) == (2, 3, 3, 3)
assert after(flat, 2, 3, 9, 8) == (2, 3 * 9 * 8)
one = nn.AdaptiveAvgPool2d(1)(image)[..., 0, 0]
mean = image.mean((2, 3))
assert torch.allclose(one, mean, atol=1e-6)
for layer in up, pool, fixed, flat:
    assert count(layer) == 0
# --8<-- [end:size-rows]

# --8<-- [start:same-shape-rows]
shape = 2, 3, 9, 8
acts = [nn.ReLU(), nn.GELU(), nn.SiLU(), nn.Tanh()]
acts += nn.Sigmoid(), nn.Softmax(dim=1)
for layer in *acts, nn.Dropout():
    assert after(layer, *shape) == shape
    assert count(layer) == 0
for norm in nn.BatchNorm2d(3), nn.GroupNorm(1, 3):
    assert after(norm, *shape) == shape
    assert count(norm) == 2 * 3
for shape in shape, (8,), (2, 8):
    assert after(nn.LayerNorm(8), *shape) == shape
assert count(nn.LayerNorm(8)) == 2 * 8
# --8<-- [end:same-shape-rows]

# --8<-- [start:activations]
z = torch.linspace(-8, 8, 1601)
assert nn.ReLU()(z).equal(z.clamp(min=0))
assert round(nn.GELU()(z).min().item(), 2) == -0.17
assert round(nn.SiLU()(z).min().item(), 2) == -0.28
for act in nn.GELU(), nn.SiLU():
    assert act(torch.zeros(1)) == 0
    big = torch.tensor([30.0, 50.0])
    assert torch.allclose(act(big), big)
    assert act(-big).abs().max() < 1e-6
s, t = nn.Sigmoid()(z * 20), nn.Tanh()(z * 20)
assert s.min() >= 0 and s.max() <= 1
assert s.max() - s.min() > 0.999
assert t.abs().max() <= 1 and t.max() - t.min() > 1.999
p = nn.Softmax(dim=1)(torch.randn(4, 3) * 100)
assert torch.allclose(p.sum(1), torch.ones(4))
assert p.min() >= 0 and p.max() <= 1
# --8<-- [end:activations]

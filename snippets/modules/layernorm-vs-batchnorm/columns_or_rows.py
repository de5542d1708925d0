# --8<-- [start:show]
import torch
from torch import nn

torch.set_printoptions(precision=2, sci_mode=False)
x = torch.tensor([
    [1.0, 10.0, 100.0],
    [2.0, 20.0, 200.0],
    [4.0, 40.0, 400.0],
])  # three samples of three features

with torch.no_grad():
    print(nn.BatchNorm1d(3)(x))
    print(nn.LayerNorm(3)(x))
# --8<-- [end:show]

# --8<-- [start:axes]
bn, ln = nn.BatchNorm1d(3), nn.LayerNorm(3)
for y, dim in (bn(x), 0), (ln(x), 1):
    spread = y.std(dim, correction=0)
    assert y.mean(dim).abs().max() < 1e-5
    assert (spread - 1).abs().max() < 1e-4
# --8<-- [end:axes]

# --8<-- [start:sample-alone]
two = ln(x[:2])
assert torch.allclose(two[0], ln(x)[0], atol=1e-5)
two = bn(x[:2])
assert (two[0] - bn(x)[0]).abs().min() > 0.05
image = x[:, :, None, None]  # the same for BatchNorm2d
bn = nn.BatchNorm2d(3)
a, b = bn(image[:2])[0], bn(image)[0]
assert (a - b).abs().min() > 0.05
bn.eval()
assert torch.allclose(bn(image[:2])[0], bn(image)[0])
# --8<-- [end:sample-alone]

# --8<-- [start:same-in-eval]
for same in nn.LayerNorm(3), nn.GroupNorm(1, 3):
    assert same.eval()(x).equal(same.train()(x))
bn = nn.BatchNorm1d(3)
in_train = bn(x)
in_eval = bn.eval()(x)
assert (in_eval - in_train).abs().max() > 1
std = (bn.running_var + 1e-5).sqrt()
want = (x - bn.running_mean) / std
assert torch.allclose(in_eval, want, atol=1e-4)
assert torch.allclose(bn(x[:1]), want[:1], atol=1e-4)
# --8<-- [end:same-in-eval]

# --8<-- [start:parameters]
def count(layer):
    return sum(p.numel() for p in layer.parameters())


def buffers(layer):
    return [name for name, _ in layer.named_buffers()]


assert count(nn.BatchNorm2d(16)) == 2 * 16
assert count(nn.GroupNorm(4, 16)) == 2 * 16
assert count(nn.LayerNorm(16)) == 2 * 16
assert count(nn.LayerNorm([16, 8, 8])) == 2 * 16 * 8 * 8
assert count(nn.LayerNorm(16, bias=False)) == 16
stats = ["running_mean", "running_var"]
stats.append("num_batches_tracked")
assert buffers(nn.BatchNorm2d(16)) == stats
for layer in (
    nn.LayerNorm(16), nn.GroupNorm(4, 16),
    nn.InstanceNorm1d(16), nn.InstanceNorm2d(16),
):
    assert buffers(layer) == []
assert count(nn.InstanceNorm1d(16)) == 0
assert count(nn.InstanceNorm2d(16)) == 0
# --8<-- [end:parameters]

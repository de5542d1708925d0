# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(8, 5)
bn, ln = nn.BatchNorm1d(5), nn.LayerNorm(5)


def normalized(x, dim):
    mean = x.mean(dim, keepdim=True)
    var = x.var(dim, correction=0, keepdim=True)  # biased: over n
    return (x - mean) / (var + 1e-5).sqrt()


print(torch.allclose(bn(x), normalized(x, 0), atol=1e-5))
print(torch.allclose(ln(x), normalized(x, 1), atol=1e-5))

unbiased = x.var(0, correction=1)  # over n - 1
print(torch.allclose(bn.running_var, 0.9 + 0.1 * unbiased))
# --8<-- [end:show]

# --8<-- [start:two-variances]
for norm, dim in (bn, 0), (ln, 1):
    want = normalized(x, dim)
    assert torch.allclose(norm(x), want, atol=1e-5)
off = (x - x.mean(0)) / (unbiased + 1e-5).sqrt()
assert (bn(x) - off).abs().max() > 0.05
bn = nn.BatchNorm1d(5)
bn(x)
want = 0.9 * 1 + 0.1 * unbiased
assert torch.allclose(bn.running_var, want)
over_n = 0.9 * 1 + 0.1 * x.var(0, correction=0)
assert (bn.running_var - over_n).min() > 1e-3
pair = torch.tensor([[0.0], [2.0]])  # variance 1
y = nn.BatchNorm1d(1, eps=3.0)(pair)
assert y.tolist() == [[-0.5], [0.5]]  # 1 / sqrt(1 + 3)
y = nn.LayerNorm(2, eps=3.0)(pair.T)
assert y.tolist() == [[-0.5, 0.5]]
# --8<-- [end:two-variances]

# --8<-- [start:running-statistics]
bn = nn.BatchNorm1d(1, momentum=0.1)
plain = nn.BatchNorm1d(1, momentum=None)
seen = []
for mean in 10.0, 20.0, 60.0:
    batch = torch.tensor([[mean - 1], [mean + 1]])
    bn(batch), plain(batch)
    seen.append(plain.running_mean.item())
want = 0.9 * (0.9 * (0.9 * 0 + 1) + 2) + 6
assert abs(bn.running_mean.item() - want) < 1e-5
assert abs(seen[1] - 15) < 1e-4
assert abs(seen[2] - 30) < 1e-4

bn = nn.BatchNorm1d(1)
with torch.no_grad():
    bn(torch.full((4, 1), 10.0))
assert bn.running_mean.item() == 1.0
bn.eval()(torch.full((4, 1), 10.0))
assert bn.running_mean.item() == 1.0
# --8<-- [end:running-statistics]

# --8<-- [start:bias-is-useless]
torch.manual_seed(0)
linear, bn = nn.Linear(5, 3), nn.BatchNorm1d(3)
(bn(linear(x)) * torch.randn(8, 3)).sum().backward()
assert linear.bias.grad.abs().max() < 1e-5
assert linear.weight.grad.abs().max() > 1
before = bn(linear(x))
with torch.no_grad():
    linear.bias += 5
assert torch.allclose(bn(linear(x)), before, atol=1e-4)
# --8<-- [end:bias-is-useless]

# --8<-- [start:rms]
rms = x.pow(2).mean(1, keepdim=True).sqrt()
y = nn.RMSNorm(5)(x)
assert torch.allclose(y, x / rms, atol=1e-5)
assert y.mean(1).abs().min() > 1e-3
names = [n for n, _ in nn.RMSNorm(5).named_parameters()]
assert names == ["weight"]
# --8<-- [end:rms]

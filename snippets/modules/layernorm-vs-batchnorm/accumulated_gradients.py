# --8<-- [start:show]
import torch
from torch import nn

x = torch.tensor([[0.0], [2.0], [10.0], [12.0]])  # mean 6

whole, micro = nn.BatchNorm1d(1), nn.BatchNorm1d(1)
a = whole(x)
b = torch.cat([micro(x[:2]), micro(x[2:])])  # two micro-batches

for name, bn, y in ("whole", whole, a), ("micro", micro, b):
    print(name, "batch")
    print("  updates", bn.num_batches_tracked.item())
    print(f"  running_mean {bn.running_mean.item():.2f}")
    print("  output", [round(v, 1) for v in y.flatten().tolist()])
# --8<-- [end:show]

# --8<-- [start:once-per-forward]
assert whole.num_batches_tracked == 1
assert micro.num_batches_tracked == 2
assert abs(whole.running_mean.item() - 0.1 * 6) < 1e-6
want = 0.9 * (0.1 * 1) + 0.1 * 11
assert abs(micro.running_mean.item() - want) < 1e-6
own = torch.tensor([[-1.0], [1.0], [-1.0], [1.0]])
assert torch.allclose(b, own, atol=1e-3)
before = micro.running_mean.clone()
micro(x).sum().backward()
moved = micro.running_mean.clone()
assert not moved.equal(before)
torch.optim.SGD(micro.parameters(), lr=1.0).step()
assert micro.running_mean.equal(moved)
# --8<-- [end:once-per-forward]

# --8<-- [start:noisier-mean]
def settled(k, momentum):  # k micro-batches a step
    torch.manual_seed(0)
    bn = nn.BatchNorm1d(64, momentum=momentum)
    means = []
    for batch in torch.randn(400, 32, 64) + 3:
        for rows in batch.chunk(k):
            bn(rows)
        means.append(bn.running_mean.clone())
    means = torch.stack(means[100:])
    assert abs(means.mean() - 3) < 0.01
    return means.std()


large = settled(1, 0.1)
for k in 4, 8:
    assert settled(k, 0.1) > 1.5 * large
    assert abs(settled(k, 0.1 / k) / large - 1) < 0.1
# --8<-- [end:noisier-mean]

# --8<-- [start:not-the-large-batch]
torch.manual_seed(0)
data, factor = torch.randn(8, 3), torch.randn(8, 8)


def grad(norm, size, mean=False):
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(3, 8), norm)
    parts = zip(data.split(size), factor.split(size))
    for rows, by in parts:
        loss = model(rows) * by
        micro_batches = 8 // size
        if mean:
            (loss.mean() / micro_batches).backward()
        else:
            loss.sum().backward()
    return model[0].weight.grad


a = grad(nn.BatchNorm1d(8), 2)
b = grad(nn.BatchNorm1d(8), 8)
assert (a - b).abs().max() > 1
frozen = nn.BatchNorm1d(8).eval()
for norm in nn.LayerNorm(8), nn.GroupNorm(2, 8), frozen:
    a, b = grad(norm, 2), grad(norm, 8)
    assert b.abs().max() > 1
    assert torch.allclose(a, b, atol=1e-4)
    a, b = grad(norm, 2, True), grad(norm, 8, True)
    assert b.abs().max() > 1e-2
    assert torch.allclose(a, b, atol=1e-6)
# --8<-- [end:not-the-large-batch]

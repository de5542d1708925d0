# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
x, y = torch.randn(60, 4), torch.randn(60, 1)


def train(micro_batch):
    torch.manual_seed(1)
    model = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for big_x, big_y in zip(x.split(32), y.split(32)):
        optimizer.zero_grad()
        for part_x, part_y in zip(
            big_x.split(micro_batch), big_y.split(micro_batch)
        ):
            loss = nn.functional.mse_loss(model(part_x), part_y)
            (loss * len(part_x) / len(big_x)).backward()
        optimizer.step()
    return nn.utils.parameters_to_vector(model.parameters())


difference = (train(micro_batch=8) - train(micro_batch=32)).abs().max()
print(f"largest difference of a weight: {difference:.6f}")
# --8<-- [end:show]

# --8<-- [start:equals-the-large-batch]
large = train(micro_batch=32)
for size in (8, 5, 1):
    assert torch.allclose(train(size), large, atol=1e-6)
torch.manual_seed(1)
start = [nn.Linear(4, 8), nn.Linear(8, 1)]
start = nn.utils.parameters_to_vector(
    p for layer in start for p in layer.parameters()
)
assert (large - start).abs().max() > 0.01


def bias_gap(kind):  # the norm takes the bias away
    biases = []
    for parts in 1, 4:
        torch.manual_seed(1)
        a = torch.randn(32, 1, 20)
        b = torch.randn(32, 1)
        conv = nn.Conv1d(1, 16, 3)
        norm = nn.InstanceNorm1d(16)
        for a, b in zip(a.chunk(parts), b.chunk(parts)):
            out = norm(conv(a)).square().tanh().mean(2)
            loss = 100 * (out - b).square().mean()
            (loss / parts).backward()
        assert conv.bias.grad.abs().max() < 1e-4
        kind(conv.parameters(), lr=0.1).step()
        biases.append(conv.bias.detach())
    return (biases[0] - biases[1]).abs().max()


assert bias_gap(torch.optim.SGD) < 1e-5
assert bias_gap(torch.optim.Adam) > 1e-4
# --8<-- [end:equals-the-large-batch]

# --8<-- [start:last-batch-is-smaller]
assert [len(b) for b in x.split(32)] == [32, 28]
assert [len(b) for b in x[32:].split(8)] == [8, 8, 8, 4]
# --8<-- [end:last-batch-is-smaller]

# --8<-- [start:batch-norm-and-dropout-differ]
def gradients(layer, parts, training=True):
    torch.manual_seed(2)
    model = nn.Sequential(layer(), nn.Linear(8, 8),
                          layer(), nn.Linear(8, 1))
    model.train(training)
    a, b = torch.randn(60, 8), torch.randn(60, 1)
    for a, b in zip(a.chunk(parts), b.chunk(parts)):
        loss = nn.functional.mse_loss(model(a), b)
        (loss / parts).backward()
    return model[1].weight.grad


def gap(layer, training=True):
    large = gradients(layer, 1, training)
    small = gradients(layer, 4, training)
    return (large - small).abs().max()


def batch_norm():
    return nn.BatchNorm1d(8)


assert gap(batch_norm) > 0.01
assert gap(batch_norm, training=False) < 1e-6
assert gap(nn.Dropout, training=False) < 1e-6
assert gap(lambda: nn.Dropout(0.5)) > 0.01
assert gap(lambda: nn.LayerNorm(8)) < 1e-6
assert gap(nn.Identity) < 1e-6
# --8<-- [end:batch-norm-and-dropout-differ]

# --8<-- [start:loss-across-samples]
def pairs(a):  # each sample against all others
    a = nn.functional.normalize(a)
    return nn.functional.cross_entropy(
        a @ a.T, torch.arange(len(a))
    )


leaf = x.clone().requires_grad_()
pairs(leaf).backward()
large, leaf.grad = leaf.grad, None
for part in leaf.split(15):
    (pairs(part) * len(part) / len(leaf)).backward()
ratio = leaf.grad.norm() / large.norm()
assert abs(ratio - 1) > 0.1
# --8<-- [end:loss-across-samples]

# --8<-- [start:show]
from contextlib import contextmanager, nullcontext

import torch
from torch import nn
from torch.nn.modules.batchnorm import _BatchNorm
from torch.utils.checkpoint import checkpoint


@contextmanager
def frozen(block):
    norms = [m for m in block.modules() if isinstance(m, _BatchNorm)]
    old = [bn.momentum for bn in norms]
    for bn in norms:
        bn.momentum = 0.0
    try:
        yield
    finally:
        for bn, momentum in zip(norms, old, strict=True):
            bn.momentum = momentum


x = torch.tensor([[9.0], [11.0]])  # the mean is 10
for name in "stored", "checkpointed", "frozen":
    block = nn.Sequential(nn.BatchNorm1d(1), nn.ReLU())
    second = frozen(block) if name == "frozen" else nullcontext()
    around = nullcontext(), second  # the second: while recomputing
    how = dict(use_reentrant=False, context_fn=lambda: around)
    y = block(x) if name == "stored" else checkpoint(block, x, **how)
    y.sum().backward()
    print(f"{name}: {block[0].running_mean.item():.2f}")
# --8<-- [end:show]

# --8<-- [start:counted-twice]
def statistics(variant, momentum=0.1, backward=True):
    bn = nn.BatchNorm1d(1, momentum=momentum)
    batch = x.clone().requires_grad_()
    block = nn.Sequential(bn, nn.ReLU())
    y = checkpoint(block, batch, use_reentrant=variant)
    if backward:
        y.sum().backward()
    return bn


for variant in (True, False):
    bn = statistics(variant)
    assert round(bn.running_mean.item(), 4) == 1.9
    assert bn.num_batches_tracked == 2
    bn = statistics(variant, backward=False)
    assert round(bn.running_mean.item(), 4) == 1.0
    assert bn.num_batches_tracked == 1
assert list(nn.LayerNorm(1).buffers()) == []
# --8<-- [end:counted-twice]

# --8<-- [start:frozen-while-recomputed]
frozen_bn, plain_bn = block[0], nn.BatchNorm1d(1)
plain_bn(x)
for name in "running_mean", "running_var":
    assert torch.equal(
        getattr(frozen_bn, name),
        getattr(plain_bn, name),
    )
assert frozen_bn.momentum == 0.1
assert frozen_bn.num_batches_tracked == 2

bn = nn.BatchNorm1d(1, momentum=None)  # plain average
block = nn.Sequential(bn, nn.ReLU())
for batch in (x, x + 3):  # means 10 and 13
    around = nullcontext(), frozen(block)
    checkpoint(block, batch, **how).sum().backward()
mean = bn.running_mean.item()
assert round(mean, 3) == 11  # not 11.5

def norms(use):
    two = nn.Sequential(
        nn.Sequential(nn.BatchNorm1d(1, momentum=0.5)),
        nn.BatchNorm1d(1),
        nn.ReLU(),
    )
    use(two, x).sum().backward()
    return two[0][0], two[1]

def freeze(block, x):
    global around
    around = nullcontext(), frozen(block)
    return checkpoint(block, x, **how)

for left, right in zip(
    norms(lambda block, x: block(x)),
    norms(freeze),
    strict=True,
):
    assert left.momentum == right.momentum
    assert left.running_mean == right.running_mean
    assert left.running_var == right.running_var
# --8<-- [end:frozen-while-recomputed]

# --8<-- [start:smaller-momentum]
for variant in (True, False):
    bn = statistics(variant, momentum=1 - 0.9**0.5)
    for name in "running_mean", "running_var":
        assert torch.allclose(
            getattr(bn, name), getattr(plain_bn, name)
        )

def train(call, momentum=0.1):
    torch.manual_seed(0)
    bn = nn.BatchNorm1d(4, momentum=momentum)
    linear = nn.Linear(4, 4)
    block = nn.Sequential(bn, linear, nn.ReLU())
    sgd = torch.optim.SGD(block.parameters(), lr=0.1)
    for _ in range(9):
        x = torch.randn(8, 4) + 10
        sgd.zero_grad()
        call(block, x).square().sum().backward()
        sgd.step()
    return bn, [p.grad for p in block.parameters()]

def twice(block, x):
    return checkpoint(block, x, use_reentrant=False)

once, gradients = train(lambda block, x: block(x))
bn, same = train(twice)
assert all(map(torch.equal, gradients, same))
faster, _ = train(lambda block, x: block(x), 0.19)
for name in "running_mean", "running_var":
    left = getattr(bn, name)
    assert left.allclose(getattr(faster, name))
    assert not left.allclose(getattr(once, name))
# --8<-- [end:smaller-momentum]

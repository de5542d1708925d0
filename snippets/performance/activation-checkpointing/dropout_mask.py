# --8<-- [start:show]
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

torch.manual_seed(0)
drop = nn.Dropout(0.5)
for preserve in True, False:
    x = torch.ones(8, requires_grad=True)
    y = checkpoint(
        drop, x, use_reentrant=False, preserve_rng_state=preserve
    )
    y.sum().backward()
    print(f"preserve_rng_state={preserve}")
    print("output  ", y.tolist())
    print("gradient", x.grad.tolist())
# --8<-- [end:show]

# --8<-- [start:same-mask-or-another]
def masks(**how):
    x = torch.ones(1000, requires_grad=True)
    y = checkpoint(drop, x, **how)
    y.sum().backward()
    return y, x.grad


for variant in (True, False):
    y, gradient = masks(use_reentrant=variant)
    assert torch.equal(y, gradient)
for variant in (True, False):
    y, gradient = masks(
        use_reentrant=variant, preserve_rng_state=False
    )
    assert 300 < (y != gradient).sum() < 700

own = torch.Generator().manual_seed(0)


def own_dropout(x):
    return x * (torch.rand(1000, generator=own) < 0.5)


drop = own_dropout
y, gradient = masks(use_reentrant=False)
assert 300 < (y != gradient).sum() < 700
# --8<-- [end:same-mask-or-another]

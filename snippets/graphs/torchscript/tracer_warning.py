# --8<-- [start:show]
import textwrap
import warnings

import torch


def halve_negative(x):
    if x.sum() > 0:
        return x
    return 0.5 * x


def without_if(x):
    return torch.where(x.sum() > 0, x, 0.5 * x)


warnings.simplefilter("ignore", DeprecationWarning)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always", torch.jit.TracerWarning)
    torch.jit.trace(halve_negative, torch.ones(2))
print(textwrap.fill(str(caught[0].message), 72))

traced = torch.jit.trace(without_if, torch.ones(2))
print(traced(torch.tensor([-10.0, -20.0])))
# --8<-- [end:show]

# --8<-- [start:where-survives-trace]
for x in (torch.ones(2), -torch.ones(2)):
    assert traced(x).equal(halve_negative(x))
# --8<-- [end:where-survives-trace]

# --8<-- [start:silent-traces]
def total(x):
    return sum(x[row] for row in range(x.shape[0]))
def by_dim(x):
    return x if x.dim() == 1 else -x

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    two_rows = torch.jit.trace(total, torch.ones(2, 1))
    one_dim = torch.jit.trace(by_dim, torch.ones(2))
kinds = {w.category for w in caught}
assert torch.jit.TracerWarning not in kinds
five_rows = torch.ones(5, 1)
assert total(five_rows).item() == 5
assert two_rows(five_rows).item() == 2
assert by_dim(five_rows).equal(-five_rows)
assert one_dim(five_rows).equal(five_rows)
# --8<-- [end:silent-traces]

# --8<-- [start:trace-keeps-the-mode]
ones = torch.ones(1000)
drop = torch.nn.Dropout(0.5)  # in training mode
kept = torch.jit.trace(drop, ones, check_trace=False)
kept.eval()
assert (kept(ones) == 0).any()
assert (drop.eval()(ones) == 1).all()
# --8<-- [end:trace-keeps-the-mode]

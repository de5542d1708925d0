# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn

outputs = torch.tensor([[1.0], [2.0], [3.0]])  # Linear(n, 1)
target = torch.tensor([1.0, 2.0, 3.0])

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(f"{nn.MSELoss()(outputs, target):.3f}")
print(textwrap.fill(str(caught[0].message), 72))

try:
    nn.BCEWithLogitsLoss()(outputs, target)
except ValueError as error:
    print(error)

print(f"{nn.MSELoss()(outputs.squeeze(1), target):.3f}")
# --8<-- [end:show]

# --8<-- [start:all-pairs]
pairs = (outputs - target).square()
assert pairs.shape == (3, 3)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    loss = nn.MSELoss()(outputs, target)
assert loss.equal(pairs.mean())
# --8<-- [end:all-pairs]

# --8<-- [start:which-warn]
for name in "L1Loss", "SmoothL1Loss", "HuberLoss":
    with warnings.catch_warnings(record=True) as got:
        warnings.simplefilter("always")
        getattr(nn, name)()(outputs, target)
    assert "due to broadcasting" in str(got[0].message)
# --8<-- [end:which-warn]

# --8<-- [start:poisson-silent]
with warnings.catch_warnings(record=True) as got:
    warnings.simplefilter("always")
    loss = nn.PoissonNLLLoss()(outputs, target)
assert not got
same = nn.PoissonNLLLoss()(outputs.squeeze(1), target)
assert abs(loss - same) > 0.6
# --8<-- [end:poisson-silent]

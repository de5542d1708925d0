# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn

x = torch.linspace(-1, 1, 100).reshape(100, 1)
y = 3 * x.squeeze(1) + 1  # shape (100,), from -2 to 4


def train(fix):
    model = nn.Linear(1, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
    for step in range(100):
        out = fix(model(x))
        optimizer.zero_grad()
        nn.functional.mse_loss(out, y).backward()
        optimizer.step()
    return f"outputs from {out.min():.2f} to {out.max():.2f}"


with warnings.catch_warnings(action="always", record=True) as w:
    print("wrong:", train(lambda out: out))
print(textwrap.fill(str(w[0].message), 60))
print("right:", train(lambda out: out.squeeze(1)))
# --8<-- [end:show]

# --8<-- [start:trains-to-the-mean]
catch = warnings.catch_warnings
with catch(action="always", record=True) as again:
    flat = train(lambda out: out)
assert flat == "outputs from 1.00 to 1.00"
assert abs(y.mean() - 1) < 1e-5
assert again[0].category is UserWarning
target = "target size (torch.Size([100]))"
assert target in str(again[0].message)
good = train(lambda out: out.squeeze(1))
assert good == "outputs from -2.00 to 4.00"
# --8<-- [end:trains-to-the-mean]

# --8<-- [start:minus-never-warns]
with catch(action="always", record=True) as none:
    square = (y[:, None] - y).square()
assert not none and square.shape == (100, 100)
# --8<-- [end:minus-never-warns]

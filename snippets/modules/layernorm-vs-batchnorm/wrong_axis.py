# --8<-- [start:show]
import textwrap

import torch
from torch import nn

torch.set_printoptions(precision=2, sci_mode=False)
for norm, x in [
    (nn.LayerNorm(16), torch.randn(2, 16, 8, 8)),
    (nn.BatchNorm1d(6), torch.randn(2, 9, 6)),
]:
    try:
        norm(x)
    except RuntimeError as error:
        print(textwrap.fill(str(error), 68))

# L = C = 3, so both orders are accepted
x = torch.tensor([[1.0, 2, 6], [10, 20, 60], [100, 200, 600]])
x = torch.stack([x, -x])  # two samples
with torch.no_grad():
    for norm in nn.LayerNorm(3), nn.BatchNorm1d(3):
        print(type(norm).__name__)
        print(" as it is  ", norm(x)[0, 0])
        print(" transposed", norm(x.mT).mT[0, 0])
# --8<-- [end:show]

# --8<-- [start:last-dimensions]
image = torch.randn(2, 16, 8, 8)
last = image.permute(0, 2, 3, 1)
y = nn.LayerNorm(16)(last).permute(0, 3, 1, 2)
assert y.shape == image.shape
assert y.mean(1).abs().max() < 1e-5
spread = y.std(1, correction=0)
assert (spread - 1).abs().max() < 1e-3
layer = nn.LayerNorm([16, 8, 8])
whole = layer(image)
assert whole.mean((1, 2, 3)).abs().max() < 1e-5
assert whole.mean(1).abs().max() > 0.1
message = ""
try:
    layer(torch.randn(2, 16, 9, 9))
except RuntimeError as e:
    message = str(e)
assert "with shape [*, 16, 8, 8]" in message
# --8<-- [end:last-dimensions]

# --8<-- [start:channels-second]
tokens = torch.randn(2, 9, 6)  # N, L, C
y = nn.BatchNorm1d(6)(tokens.mT).mT
assert y.shape == tokens.shape
assert y.mean((0, 1)).abs().max() < 1e-5
message = ""
try:
    nn.BatchNorm1d(6)(tokens)
except RuntimeError as e:
    message = str(e)
assert "should contain 9 elements not 6" in message
y = nn.BatchNorm2d(16)(image)
assert y.mean((0, 2, 3)).abs().max() < 1e-5
assert y.mean((2, 3)).abs().max() > 1e-2
# --8<-- [end:channels-second]

# --8<-- [start:silent-when-equal]
square = torch.randn(2, 5, 5)
for norm in nn.LayerNorm(5), nn.BatchNorm1d(5):
    a, b = norm(square), norm(square.mT).mT
    assert a.shape == b.shape
    assert (a - b).abs().max() > 0.5
# --8<-- [end:silent-when-equal]

# --8<-- [start:padding-counts]
tokens = torch.full((2, 4, 1), 6.0)  # N, L, C
tokens[:, 2:] = 0  # half of it is padding
bn = nn.BatchNorm1d(1, momentum=1.0)
bn(tokens.mT)
assert bn.running_mean == 3
real = tokens.abs().sum(-1) > 0  # a mask (N, L)
y = torch.zeros_like(tokens)
y[real] = bn(tokens[real])
assert bn.running_mean == 6
assert y[~real].eq(0).all()
ln = nn.LayerNorm(3)
words = torch.randn(1, 2, 3)
padded = torch.cat([words, torch.zeros(1, 2, 3)], 1)
assert torch.allclose(ln(padded)[:, :2], ln(words))
# --8<-- [end:padding-counts]

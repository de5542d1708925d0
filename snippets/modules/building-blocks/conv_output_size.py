# --8<-- [start:show]
from itertools import product

import torch
from torch import nn


def conv_out(n, kernel, stride=1, padding=0, dilation=1):
    reach = dilation * (kernel - 1) + 1
    return (n + 2 * padding - reach) // stride + 1


right = 0
grid = product(range(5, 12), range(1, 6), (1, 2, 3), (0, 1, 2), (1, 2))
for n, k, s, p, d in grid:
    if d * (k - 1) + 1 <= n + 2 * p:  # the kernel fits
        conv = nn.Conv2d(1, 1, k, stride=s, padding=p, dilation=d)
        side = conv(torch.zeros(1, 1, n, 40)).shape[2]
        right += side == conv_out(n, k, s, p, d)
print(right, "settings agree")

print(conv_out(32, kernel=3, padding=1))
print(conv_out(32, kernel=3, stride=2, padding=1))
# --8<-- [end:show]

# --8<-- [start:formula]
tried = 0
grid = product(range(5, 12), range(1, 6), (1, 2, 3))
for n, k, s in grid:
    for p, d in product((0, 1, 2), (1, 2)):
        if d * (k - 1) + 1 > n + 2 * p:
            continue
        conv = nn.Conv2d(1, 1, k, s, p, d)
        side = conv(torch.zeros(1, 1, 40, n)).shape[3]
        assert side == conv_out(n, k, s, p, d)
        tried += 1
assert tried == right
# --8<-- [end:formula]

# --8<-- [start:formula-1d-and-pool]
grid = product((7, 8, 9), (2, 3, 4), (1, 2, 3), (1, 2))
for n, k, s, d in grid:
    x = torch.zeros(1, 1, n, n)
    want = conv_out(n, k, s, 1, d)
    for layer in (
        nn.Conv1d(1, 1, k, s, padding=1, dilation=d),
        nn.MaxPool1d(k, s, padding=1, dilation=d),
    ):
        assert layer(x[:, :, 0]).shape == (1, 1, want)
    pool = nn.MaxPool2d(k, s, padding=1, dilation=d)
    assert pool(x).shape[2:] == (want, want)
    assert conv_out(n, k, stride=k) == n // k
    side = nn.MaxPool2d(k)(x).shape[2]
    assert side == n // k
    side = nn.MaxPool1d(k)(x[0]).shape[2]
    assert side == n // k
# --8<-- [end:formula-1d-and-pool]

# --8<-- [start:keep-or-halve]
for n in range(1, 30):
    x = torch.zeros(1, 1, n, n)
    for k, d in product((1, 3, 5, 7), (1, 2, 3)):
        for padding in d * (k // 2), "same":
            keep = nn.Conv2d(
                1, 1, k, padding=padding, dilation=d
            )
            assert keep(x).shape == x.shape
    half = nn.Conv2d(1, 1, 3, stride=2, padding=1)
    assert half(x).shape[2:] == ((n + 1) // 2,) * 2
less = nn.Conv2d(1, 1, 3, padding=1, dilation=2)
assert less(x).shape[2:] == (27, 27)  # n is 29
message = ""
try:
    nn.Conv2d(1, 1, 3, stride=2, padding="same")
except ValueError as e:
    message = str(e)
assert "not supported for strided" in message
# --8<-- [end:keep-or-halve]

# --8<-- [start:transposed-formula]
grid = product(range(1, 9), (2, 3, 4), (1, 2), (0, 1))
for n, k, s, p in grid:
    for more in range(s):
        want = (n - 1) * s - 2 * p + k + more
        if want > 0:
            up = nn.ConvTranspose2d(1, 1, k, s, p, more)
            y = up(torch.zeros(1, 1, n, n))
            assert y.shape == (1, 1, want, want)
double = nn.ConvTranspose2d(1, 1, 4, 2, 1)
for n in range(1, 20):
    y = double(torch.zeros(1, 1, n, n))
    assert y.shape == (1, 1, 2 * n, 2 * n)
# --8<-- [end:transposed-formula]

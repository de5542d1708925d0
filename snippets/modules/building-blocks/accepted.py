# --8<-- [start:show]
import torch
from torch import nn

grey = torch.randn(3, 32, 32)  # three grey images, no channel dimension
print(nn.Conv2d(3, 8, 3)(grey).shape)
print(nn.Conv2d(1, 8, 3)(grey.unsqueeze(1)).shape)

rows = torch.randn(5, 8)  # five samples of eight features
print(nn.LSTM(8, 16)(rows)[1][0].shape)
print(nn.LSTM(8, 16)(rows.unsqueeze(0))[1][0].shape)

images = torch.randn(2, 3, 32, 32)
print(nn.Linear(32, 10)(images).shape)
print(nn.Linear(3 * 32 * 32, 10)(images.flatten(1)).shape)
# --8<-- [end:show]

# --8<-- [start:read-as-something-else]
conv = nn.Conv2d(3, 8, 3)
as_one = conv(grey.unsqueeze(0)).squeeze(0)
assert torch.allclose(conv(grey), as_one, atol=1e-5)
assert conv(grey).shape == (8, 30, 30)

lstm = nn.LSTM(8, 16)
output, (h, c) = lstm(rows)
steps = lstm(rows.unsqueeze(1))[0].squeeze(1)
assert torch.allclose(output, steps, atol=1e-6)
assert h.shape == (1, 16)
samples, (h, c) = lstm(rows.unsqueeze(0))
assert h.shape == (1, 5, 16)
assert not torch.allclose(output, samples[0], atol=1e-2)

linear = nn.Linear(32, 10)
out = linear(images)
assert out.shape == (2, 3, 32, 10)
row = linear(images[1, 2, 7])
assert torch.allclose(out[1, 2, 7], row, atol=1e-5)
# --8<-- [end:read-as-something-else]

# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils import skip_init  # no random init

flat = torch.zeros(64, 64, 12, 17).flatten(1)
try:
    skip_init(nn.Linear, 153600, 2048)(flat)
except RuntimeError as error:
    print(error)

in_features = flat.shape[1]
print(in_features, tuple(nn.Linear(in_features, 8)(flat).shape))

lazy = nn.LazyLinear(8)  # takes in_features from the first batch
print(tuple(lazy(flat).shape), lazy)
# --8<-- [end:show]

# --8<-- [start:lazy-takes-the-size]
fresh = nn.LazyLinear(8)
message = ""
try:
    sum(p.numel() for p in fresh.parameters())
except ValueError as error:
    message = str(error)
assert "uninitialized parameter" in message
fresh(flat)
assert type(fresh) is nn.Linear
assert fresh.weight.shape == (8, 13056)
assert fresh.bias.shape == (8,)
# --8<-- [end:lazy-takes-the-size]

# --8<-- [start:size-of-the-image]
conv = nn.Conv2d(3, 64, 3, stride=16, padding=1)
sizes = []
for image in [(192, 272), (640, 960)]:
    out = conv(torch.zeros(1, 3, *image)).flatten(1)
    sizes.append(out.shape[1])
assert sizes == [13056, 153600]
pool = nn.AdaptiveAvgPool2d((12, 17))
for image in [(192, 272), (640, 960)]:
    out = pool(conv(torch.zeros(1, 3, *image)))
    assert out.flatten(1).shape == (1, 13056)
# --8<-- [end:size-of-the-image]

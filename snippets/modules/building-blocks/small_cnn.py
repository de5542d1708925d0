# --8<-- [start:show]
import torch
from torch import nn

model = nn.Sequential(
    nn.Conv2d(3, 16, kernel_size=3, padding=1),
    nn.ReLU(),
    nn.MaxPool2d(2),
    nn.Conv2d(16, 32, kernel_size=3, padding=1),
    nn.ReLU(),
    nn.MaxPool2d(2),
    nn.Flatten(),
    nn.Linear(32 * 8 * 8, 10),
)

x = torch.randn(64, 3, 32, 32)  # 64 colour images of 32 x 32
for layer in model:
    x = layer(x)
    size = sum(p.numel() for p in layer.parameters())
    print(f"{type(layer).__name__:9} {tuple(x.shape)!s:16} {size:5}")
# --8<-- [end:show]

# --8<-- [start:any-image-size]
pooled = nn.Sequential(
    *model[:6], nn.AdaptiveAvgPool2d(1),
    nn.Flatten(), nn.Linear(32, 10)
)
for side in 20, 32, 48, 57:
    image = torch.randn(1, 3, side, side)
    assert pooled(image).shape == (1, 10)
    image = torch.randn(1, 3, side, side + 1)
    assert pooled(image).shape == (1, 10)
for shape in (35, 35), (16, 64):
    y = model(torch.randn(1, 3, *shape))
    assert y.shape == (1, 10)
message = ""
try:
    model(torch.randn(1, 3, 48, 48))
except RuntimeError as e:
    message = str(e)
assert "(1x4608 and 2048x10)" in message
# --8<-- [end:any-image-size]

# --8<-- [start:show]
import torch
from torch import nn

model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8))
image = torch.zeros(3, 32, 32)

try:
    model(image)
except ValueError as error:
    print("ValueError:", error)

batch = image.unsqueeze(0)
print(model(batch).shape)
print(model(batch).squeeze(0).shape)
# --8<-- [end:show]

# --8<-- [start:which-is-missing]
assert model[0](image).shape == (8, 30, 30)
message = ""
try:
    model[1](model[0](image))
except ValueError as error:
    message = str(error)
assert message == "expected 4D input (got 3D input)"
assert model[1](model[0](image)[None]).ndim == 4
grey, norm = torch.zeros(4, 8, 8), nn.BatchNorm2d(1)
message = ""
try:
    norm(grey)
except ValueError as error:
    message = str(error)
assert message == "expected 4D input (got 3D input)"
assert norm(grey.unsqueeze(1)).shape == (4, 1, 8, 8)
# --8<-- [end:which-is-missing]

# --8<-- [start:batch-taken-as-channels]
grey, conv = torch.zeros(8, 32, 32), nn.Conv2d(1, 8, 3)
message = ""
try:
    conv(grey)
except RuntimeError as error:
    message = str(error)
end = "to have 1 channels, but got 8 channels instead"
assert message.endswith(f"input[1, 8, 32, 32] {end}")
assert conv(grey.unsqueeze(1)).shape == (8, 8, 30, 30)
# --8<-- [end:batch-taken-as-channels]

# --8<-- [start:sisters-say-it-too]
three_d = [nn.BatchNorm1d(3), torch.zeros(3)]
five_d = [nn.BatchNorm3d(3), torch.zeros(3, 4, 4, 4)]
told = []
for layer, sample in [three_d, five_d]:
    try:
        layer(sample)
    except ValueError as error:
        told.append(str(error))
assert told == [
    "expected 2D or 3D input (got 1D input)",
    "expected 5D input (got 4D input)",
]
# --8<-- [end:sisters-say-it-too]

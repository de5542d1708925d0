# --8<-- [start:show]
import torch
from torch import nn

model = nn.Linear(3, 2).to("meta")
image = torch.ones(1, 3)
try:
    model(image)
except RuntimeError as error:
    print(error)

image = image.to("meta")
print(model(image).shape)
# --8<-- [end:show]

# --8<-- [start:zero-dim-may-mix]
row = torch.ones(3, device="meta")
number = torch.tensor(2.0)
assert (row * number).device.type == "meta"
assert (number * row).device.type == "meta"
message = ""
try:
    row * number[None]
except RuntimeError as error:
    message = str(error)
assert "not on the expected device" in message
# --8<-- [end:zero-dim-may-mix]

# --8<-- [start:dicts-have-no-to]
batch = {"image": torch.ones(2), "label": torch.ones(1)}
for container in (batch, [torch.ones(2)]):
    message = ""
    try:
        container.to("meta")
    except AttributeError as error:
        message = str(error)
    assert "object has no attribute 'to'" in message
batch = {k: t.to("meta") for k, t in batch.items()}
assert batch["image"].device.type == "meta"
assert batch["label"].device.type == "meta"
# --8<-- [end:dicts-have-no-to]

# --8<-- [start:meta-misses-it]
pixels = torch.ones(1, 3, 4, 4)
there = {"device": "meta"}
plain = nn.Linear(4, 2, bias=False, **there)
conv = nn.Conv2d(3, 2, 1, **there)
for silent, shape in [
    (plain(pixels), (1, 3, 4, 2)),
    (conv(pixels), (1, 2, 4, 4)),
    (pixels @ torch.ones(4, 2, **there), (1, 3, 4, 2)),
]:
    assert silent.device.type == "cpu"
    assert silent.shape == shape
    assert silent.dtype == torch.float32
# --8<-- [end:meta-misses-it]

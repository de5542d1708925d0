# --8<-- [start:show]
import torch
from torch import nn

device = torch.accelerator.current_accelerator(check_available=True)
device = device or torch.device("cpu")

model = nn.Linear(3, 2).to(device)
for images in torch.ones(10, 4, 3):
    images = images.to(device)
    noise = torch.randn(4, 3, device=images.device)
    output = model(images + noise)

print(output.shape, output.device == images.device)
# --8<-- [end:show]

# --8<-- [start:none-without-one]
from torch.accelerator import current_accelerator

found = current_accelerator(check_available=True)
available = torch.accelerator.is_available()
assert (found is None) == (not available)
# --8<-- [end:none-without-one]

# --8<-- [start:beside-another]
there = torch.ones(2, device="meta")
for made in (
    torch.zeros(3, device=there.device),
    torch.zeros_like(there),
    there.new_zeros(3),
):
    assert made.device == there.device
assert torch.zeros(3).device.type == "cpu"
# --8<-- [end:beside-another]

# --8<-- [start:compare-types]
bare = torch.device("cuda")
first = torch.device("cuda:0")
assert bare != first
assert bare.type == first.type
assert (bare.index, first.index) == (None, 0)
# --8<-- [end:compare-types]

# --8<-- [start:back-on-the-cpu]
back = output.cpu()
assert back.device.type == "cpu"
assert back.shape == output.shape
on_the_cpu = output.device.type == "cpu"
assert (back is output) == on_the_cpu
# --8<-- [end:back-on-the-cpu]

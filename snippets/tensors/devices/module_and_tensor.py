# --8<-- [start:show]
import torch
from torch import nn

model = nn.Linear(3, 2)
image = torch.ones(1, 3)

moved = model.to("meta")
print("module:", moved is model, model.weight.device)

moved = image.to("meta")
print("tensor:", moved is image, image.device, moved.device)
# --8<-- [end:show]

# --8<-- [start:module-moves-itself]
net = nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2))
assert net.to("meta") is net
for t in [*net.parameters(), *net.buffers()]:
    assert t.device.type == "meta"
assert next(net.parameters()).device.type == "meta"
assert not hasattr(net, "device")
# --8<-- [end:module-moves-itself]

# --8<-- [start:tensor-stays]
for kept in (torch.ones(1, 3), torch.tensor(1)):
    assert kept.to("meta").device.type == "meta"
    assert kept.device.type == "cpu"
    assert kept.to("cpu") is kept
# --8<-- [end:tensor-stays]

# --8<-- [start:meta-has-no-data]
empty = torch.ones(1000, 1000, device="meta")
assert empty.untyped_storage().data_ptr() == 0
assert (empty @ empty).shape == (1000, 1000)
message = ""
try:
    empty.to("cpu")
except NotImplementedError as error:
    message = str(error)
assert message == (
    "Cannot copy out of meta tensor; no data!"
)
# --8<-- [end:meta-has-no-data]

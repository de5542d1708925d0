# --8<-- [start:show]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(3))
        self.register_buffer("mean", torch.zeros(3))
        self.attribute = torch.zeros(3)
        self.in_a_list = [nn.Linear(3, 3)]


net = Net().to("meta")
print("parameter:", net.weight.device)
print("buffer:   ", net.mean.device)
print("attribute:", net.attribute.device)
print("in a list:", net.in_a_list[0].weight.device)
# --8<-- [end:show]

# --8<-- [start:parameters-and-buffers]
assert net.weight.device.type == "meta"
assert net.mean.device.type == "meta"
# --8<-- [end:parameters-and-buffers]

# --8<-- [start:attributes-stay]
assert net.attribute.device.type == "cpu"
assert net.in_a_list[0].weight.device.type == "cpu"
net.layers = nn.ModuleList(net.in_a_list)
net.to("meta")
assert net.layers[0].weight.device.type == "meta"
# --8<-- [end:attributes-stay]

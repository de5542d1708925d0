# --8<-- [start:show]
import os
import textwrap
from unittest import mock

import torch

os.environ["CUDA_VISIBLE_DEVICES"] = ""  # a machine without a GPU
tag = "torch.serialization.location_tag"
with mock.patch(tag, return_value="cuda:0"):  # saved on one with
    torch.save({"weight": torch.ones(2)}, "from_gpu.pt")

try:
    torch.load("from_gpu.pt")
except RuntimeError as error:
    print(textwrap.fill(str(error), 72))

print(torch.load("from_gpu.pt", map_location="cpu"))
# --8<-- [end:show]

# --8<-- [start:moves-on-load]
state = {"weight": torch.ones(2)}
torch.save(state, "cpu.pt")
loaded = torch.load("cpu.pt", map_location="meta")
assert loaded["weight"].device.type == "meta"
# --8<-- [end:moves-on-load]

# --8<-- [start:load-state-dict-converts]
model = torch.nn.Linear(2, 1).double()
single = torch.nn.Linear(2, 1).state_dict()
model.load_state_dict(single)
assert model.weight.dtype == torch.float64
assert model.weight.equal(single["weight"].double())
# --8<-- [end:load-state-dict-converts]

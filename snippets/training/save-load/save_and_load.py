# --8<-- [start:show]
import torch
from torch import nn


def build():
    return nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8))


model = build()
model(torch.randn(16, 4))  # moves the running mean
torch.save(model.state_dict(), "model.pt")

again = build()
print(again.load_state_dict(torch.load("model.pt")))
x = torch.randn(3, 4)
print(again.eval()(x).equal(model.eval()(x)))
print(*model.state_dict(), sep="\n")
# --8<-- [end:show]

# --8<-- [start:what-it-holds]
state = model.state_dict()
names = [n for n, _ in model.named_parameters()]
names += [n for n, _ in model.named_buffers()]
assert set(state) == set(names)

model[0].requires_grad_(False)
assert "0.weight" in model.state_dict()
model.register_buffer(
    "cache", torch.zeros(9), persistent=False
)
assert "cache" not in model.state_dict()
# --8<-- [end:what-it-holds]

# --8<-- [start:no-mode-no-model]
again.load_state_dict(torch.load("model.pt"))
assert again.training is False
assert build().training is True

text = ""
try:
    torch.load("model.pt").eval()
except AttributeError as e:
    text = str(e)
want = "OrderedDict' object has no attribute 'eval'"
assert want in text
# --8<-- [end:no-mode-no-model]

# --8<-- [start:slice-saves-all]
import os

table = torch.zeros(1_000_000)
torch.save(table[:100], "slice.pt")
assert os.path.getsize("slice.pt") > 4_000_000
torch.save(table[:100].clone(), "clone.pt")
assert os.path.getsize("clone.pt") < 4_000
torch.save([table, table[:100]], "both.pt")
assert os.path.getsize("both.pt") < 4_010_000
a, b = torch.load("both.pt")
assert a.data_ptr() == b.data_ptr()
# --8<-- [end:slice-saves-all]

# --8<-- [start:same-memory]
import copy

model = nn.Linear(1, 1)
nn.init.zeros_(model.weight)
best = model.state_dict()
kept = copy.deepcopy(model.state_dict())
with torch.no_grad():
    model.weight += 5  # training goes on
assert best["weight"].item() == 5
assert kept["weight"].item() == 0

address = model.weight.data_ptr()
assert best["weight"].data_ptr() == address
assert kept["weight"].data_ptr() != address
assert best.copy()["weight"].data_ptr() == address

sgd = torch.optim.SGD(model.parameters(), momentum=0.9)
early = sgd.state_dict()
model(torch.ones(1)).backward()
sgd.step()
held = sgd.state_dict()["state"][0]["momentum_buffer"]
own = sgd.state[model.weight]["momentum_buffer"]
assert held.data_ptr() == own.data_ptr()
assert early["state"] == {}  # held none, gets none
# --8<-- [end:same-memory]

# --8<-- [start:moves-on-load]
from unittest import mock

tag = "torch.serialization.location_tag"
with mock.patch(tag, return_value="cuda:0"):
    torch.save({"w": torch.ones(2)}, "gpu.pt")
no_gpu = "torch.cuda.is_available"
text = ""
with mock.patch(no_gpu, return_value=False):
    try:
        torch.load("gpu.pt")
    except RuntimeError as e:
        text = str(e)
    loaded = torch.load("gpu.pt", map_location="cpu")
assert text.startswith(
    "Attempting to deserialize object on a CUDA "
    "device but torch.cuda.is_available() is False"
)
assert loaded["w"].device.type == "cpu"
assert loaded["w"].equal(torch.ones(2))
torch.save({"w": torch.ones(2)}, "cpu.pt")
assert torch.load("cpu.pt")["w"].device.type == "cpu"
loaded = torch.load("cpu.pt", map_location="meta")
assert loaded["w"].device.type == "meta"
# --8<-- [end:moves-on-load]

# --8<-- [start:show]
import torch
from torch import nn

torch.save(nn.Linear(4000, 4000).state_dict(), "model.pt")

with torch.device("meta"):
    model = nn.Linear(4000, 4000)  # shapes, no memory
state = torch.load("model.pt", mmap=True)
model.load_state_dict(state, assign=True)
print(model(torch.ones(1, 4000)).shape)

with torch.no_grad():
    model.weight.zero_()
print(torch.load("model.pt")["weight"].any().item())  # not in the file
# --8<-- [end:show]

# --8<-- [start:not-read-yet]
import os

address = state["weight"].data_ptr()
assert model.weight.data_ptr() == address
del state, model


def resident_megabytes():
    page = os.sysconf("SC_PAGE_SIZE")
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * page / 1e6


start = resident_megabytes()
read = torch.load("model.pt")
assert resident_megabytes() - start > 60
del read
start = resident_megabytes()
mapped = torch.load("model.pt", mmap=True)
assert resident_megabytes() - start < 10


def is_mapped():
    with open("/proc/self/maps") as f:
        return "model.pt" in f.read()


weight = mapped["weight"]
del mapped
assert is_mapped()  # one tensor is enough
del weight
assert not is_mapped()

with torch.device("meta"):
    net = nn.BatchNorm1d(2)
    rope = torch.ones(2)
    net.register_buffer("rope", rope, persistent=False)
assert "rope" not in net.state_dict()
torch.save(nn.BatchNorm1d(2).state_dict(), "net.pt")
state = torch.load("net.pt", mmap=True)
answer = net.load_state_dict(state, assign=True)
assert str(answer) == "<All keys matched successfully>"
assert net.rope.is_meta and not net.weight.is_meta
net.rope = torch.ones(2)
buffers = dict(net.named_buffers())
assert buffers["rope"] is net.rope
assert "rope" not in net.state_dict()
# --8<-- [end:not-read-yet]

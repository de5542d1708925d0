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

# --8<-- [start:reads-nothing-yet]
import os

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
# --8<-- [end:reads-nothing-yet]

# --8<-- [start:file-stays-mapped]
def is_mapped():
    with open("/proc/self/maps") as f:
        return "model.pt" in f.read()


weight = mapped["weight"]
del mapped
assert is_mapped()  # one tensor is enough
del weight
assert not is_mapped()
# --8<-- [end:file-stays-mapped]

# --8<-- [start:needs-a-path]
text = ""
try:
    with open("model.pt", "rb") as f:
        torch.load(f, mmap=True)
except ValueError as e:
    text = str(e)
assert text.startswith("f must be a file path")
# --8<-- [end:needs-a-path]

# --8<-- [start:assign-or-nothing]
import warnings

with torch.device("meta"):
    model = nn.Linear(4000, 4000)
mapped = torch.load("model.pt", mmap=True)
with warnings.catch_warnings(record=True) as got:
    warnings.simplefilter("always")
    model.load_state_dict(mapped)
assert "which is a no-op" in str(got[0].message)
assert model.weight.device.type == "meta"
# --8<-- [end:assign-or-nothing]

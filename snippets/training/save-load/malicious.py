# --8<-- [start:show]
import os
import pickle
import textwrap

import torch


class Trojan:
    def __reduce__(self):
        return os.mkdir, ("owned",)  # any function, any arguments


torch.save({"weight": Trojan()}, "model.pt")
try:
    torch.load("model.pt")
except pickle.UnpicklingError as error:
    print(textwrap.fill(str(error), 72))
print("owned" in os.listdir())

torch.load("model.pt", weights_only=False)
print("owned" in os.listdir())
# --8<-- [end:show]

# --8<-- [start:refused-by-default]
os.rmdir("owned")
text = ""
try:
    torch.load("model.pt")
except pickle.UnpicklingError as e:
    text = str(e)
assert "mkdir whose module posix is blocked" in text
assert not os.path.exists("owned")


class Root:
    def __reduce__(self):
        return pow, (2, 3)  # harmless, but not listed


torch.save(Root(), "root.pt")
text = ""
try:
    torch.load("root.pt")
except pickle.UnpicklingError as e:
    text = str(e)
assert "Unsupported global" in text and "pow" in text
with torch.serialization.safe_globals([pow]):
    assert torch.load("root.pt") == 8

import zipfile

state = torch.nn.Linear(2, 1).state_dict()
torch.save(state, "state.pt")
names = zipfile.ZipFile("state.pt").namelist()
assert "state/data.pkl" in names
# --8<-- [end:refused-by-default]

# --8<-- [start:runs-when-told]
import warnings
from unittest import mock


def ran(**options):
    loaded = torch.load("model.pt", **options)
    os.rmdir("owned")  # raises if it is not there
    return loaded == {"weight": None}


assert ran(weights_only=False)
assert ran(pickle_module=pickle)
force = {"TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD": "1"}
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    with mock.patch.dict(os.environ, force):
        assert ran()
# --8<-- [end:runs-when-told]

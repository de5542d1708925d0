# --8<-- [start:show]
import pickle
import re

import torch
from torch import nn


class Net(nn.Linear):
    pass


torch.save(Net(4, 2), "whole.pt")
try:
    torch.load("whole.pt")
except pickle.UnpicklingError as error:
    text = str(error)
    print(text.split(" This")[0])
    print(re.search("WeightsUnpickler error: .* default", text)[0])

with torch.serialization.safe_globals([Net]):
    print(torch.load("whole.pt"))
# --8<-- [end:show]

# --8<-- [start:only-what-you-name]
import math


class Root:
    def __reduce__(self):
        return math.sqrt, (4.0,)


def load_with(path, *named):
    try:
        with torch.serialization.safe_globals(named):
            return torch.load(path)
    except pickle.UnpicklingError:
        return "refused"


torch.save(Root(), "root.pt")
assert load_with("root.pt") == "refused"
assert load_with("root.pt", math.sqrt) == 2.0
assert load_with("root.pt", Net) == "refused"
assert load_with("whole.pt", math.sqrt) == "refused"

torch.save(nn.Sequential(Net(4, 2)), "layers.pt")
assert load_with("layers.pt", Net) == "refused"
both = load_with("layers.pt", Net, nn.Sequential)
assert isinstance(both[0], Net)
# --8<-- [end:only-what-you-name]

# --8<-- [start:tied-to-its-class]
whole = torch.load("whole.pt", weights_only=False)
assert type(whole) is Net
with open("whole.pt", "rb") as f:
    in_file = f.read()
assert b"__main__\nNet" in in_file
assert b"class Net" not in in_file

class Net(nn.Linear):
    def forward(self, x):
        return super().forward(x) + 100


x = torch.zeros(4)
stale = torch.load("whole.pt", weights_only=False)
assert stale(x).equal(stale.bias + 100)


class Net(nn.Linear):
    def __init__(self, n, m):
        super().__init__(n, m)
        self.scale = 2.0

    def forward(self, x):
        return super().forward(x) * self.scale


stale = torch.load("whole.pt", weights_only=False)
text = ""
try:
    stale(x)
except AttributeError as e:
    text = str(e)
assert text == "'Net' object has no attribute 'scale'"


del Net
text = ""
try:
    torch.load("whole.pt", weights_only=False)
except AttributeError as e:
    text = str(e)
assert text.startswith("Can't get attribute 'Net' on")
# --8<-- [end:tied-to-its-class]

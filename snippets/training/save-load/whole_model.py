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

# --8<-- [start:trusted]
whole = torch.load("whole.pt", weights_only=False)
assert type(whole) is Net
# --8<-- [end:trusted]

# --8<-- [start:says-since-2-6]
text = ""
try:
    torch.load("whole.pt")
except pickle.UnpicklingError as e:
    text = str(e)
assert "In PyTorch 2.6, we changed the default" in text
# --8<-- [end:says-since-2-6]

# --8<-- [start:class-changed]
class Net(nn.Linear):
    def __init__(self, n, m):
        super().__init__(n, m)
        self.scale = 2.0

    def forward(self, x):
        return super().forward(x) * self.scale


stale = torch.load("whole.pt", weights_only=False)
text = ""
try:
    stale(torch.ones(4))
except AttributeError as e:
    text = str(e)
assert text == "'Net' object has no attribute 'scale'"
# --8<-- [end:class-changed]

# --8<-- [start:class-gone]
del Net
text = ""
try:
    torch.load("whole.pt", weights_only=False)
except AttributeError as e:
    text = str(e)
assert text.startswith("Can't get attribute 'Net' on")
# --8<-- [end:class-gone]

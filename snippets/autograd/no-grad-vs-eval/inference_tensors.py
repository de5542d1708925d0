# --8<-- [start:show]
import textwrap

import torch
from torch import nn

layer = nn.Linear(2, 1)
with torch.inference_mode():
    features = torch.ones(1, 2)

for attempt in [
    lambda: layer(features),
    lambda: features.requires_grad_(),
    lambda: features.add_(1),
]:
    try:
        attempt()
    except RuntimeError as error:
        print(textwrap.fill(str(error), 72), end="\n\n")

layer(features.clone()).sum().backward()
print("after clone():", layer.weight.grad)
# --8<-- [end:show]

# --8<-- [start:refused-when-saved]
message = ""
try:
    layer(features)
except RuntimeError as error:
    message = str(error)
assert "cannot be saved for backward" in message
# --8<-- [end:refused-when-saved]

# --8<-- [start:not-saved-not-refused]
w = torch.ones(1, 2, requires_grad=True)
(w + features).sum().backward()
assert w.grad.tolist() == [[1, 1]]
# --8<-- [end:not-saved-not-refused]

# --8<-- [start:written-before-refused]
for write in [
    lambda t: t.add_(1),
    lambda t: t.fill_(1),
    lambda t: t.copy_(torch.ones(2)),
    lambda t: t.__setitem__(slice(2), 1),
]:
    with torch.inference_mode():
        zeros = torch.zeros(2)
    message = ""
    try:
        write(zeros)
    except RuntimeError as error:
        message = str(error)
    assert "Inplace update to inference" in message
    assert zeros.tolist() == [1, 1]
# --8<-- [end:written-before-refused]

# --8<-- [start:only-what-it-allocates]
normal = torch.zeros(2)
with torch.inference_mode():
    view = normal[:1]
    normal.add_(1)
    new = normal + 1
assert not view.is_inference()
assert not normal.is_inference()
assert new.is_inference()
# --8<-- [end:only-what-it-allocates]

# --8<-- [start:clone-is-normal]
assert features.is_inference()
assert features.detach().is_inference()
assert not features.clone().is_inference()
# --8<-- [end:clone-is-normal]

# --8<-- [start:no-grad-results-are-constants]
with torch.no_grad():
    plain = layer.weight * 2
layer.zero_grad()
layer(plain).sum().backward()
assert layer.weight.grad.equal(plain)
# --8<-- [end:no-grad-results-are-constants]

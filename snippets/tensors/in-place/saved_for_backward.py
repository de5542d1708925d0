# --8<-- [start:show]
from textwrap import fill

import torch

x = torch.tensor([0.0, 1.0], requires_grad=True)

y = x.sigmoid()
y += 1
try:
    y.sum().backward()
except RuntimeError as error:
    print(fill(str(error), 72, break_on_hyphens=False))

y = x.sigmoid()
y = y + 1
y.sum().backward()
print(x.grad[0])
# --8<-- [end:show]

# --8<-- [start:out-of-place-is-right]
s = x.detach().sigmoid()
assert torch.allclose(x.grad, s * (1 - s))
# --8<-- [end:out-of-place-is-right]

# --8<-- [start:clone-then-assign]
x.grad = None
h = x.exp()
h = h.clone()
h[0] = 5
h.sum().backward()
assert h[0] == 5
e = torch.tensor(1.0).exp()
assert x.grad.tolist() == [0, e.item()]
# --8<-- [end:clone-then-assign]

# --8<-- [start:only-what-was-saved]
def gradient(function):
    x.grad = None
    y = function(x)
    y += 1
    try:
        y.sum().backward()
    except RuntimeError as error:
        assert "modified by an inplace" in str(error)
        return None
    return x.grad.tolist()

assert gradient(lambda x: x + 2) == [1, 1]
assert gradient(lambda x: x * 3) == [3, 3]
for saves in (torch.exp, torch.tanh, torch.sigmoid):
    assert gradient(saves) is None
# --8<-- [end:only-what-was-saved]

# --8<-- [start:output-names-its-operation]
def refusal(out):
    try:
        out.sum().backward()
    except RuntimeError as error:
        return str(error)
    return ""

for name in ("Sigmoid", "Tanh", "Exp"):
    y = getattr(torch, name.lower())(x)
    y += 1
    y.relu_()
    message = refusal(y)
    assert f"which is output 0 of {name}," in message
    assert "version 2; expected version 0" in message
# --8<-- [end:output-names-its-operation]

# --8<-- [start:input-names-the-change]
line, pair = torch.nn.Linear(2, 2), x.expand(1, 2)
for save, wide in [
    (torch.sin, pair),
    (torch.nn.Conv1d(1, 1, 1), x.expand(1, 1, 2)),
    (line, pair),
]:
    for change, name in [
        (lambda y: y.__iadd__(1), "Add"),
        (lambda y: y.relu_(), "Relu"),
        (lambda y: y.__setitem__(0, 0), "CopySlices"),
        (lambda y: y.add_(1).relu_(), "Relu"),
    ]:
        y = wide.sigmoid()
        out = save(y)
        change(y)
        message = refusal(out)
        assert f"{name}, is at version" in message
    y = wide.sigmoid()
    out = save(y)
    with torch.no_grad():
        y += 1  # not recorded
    assert "output 0 of Sigmoid," in refusal(out)
y = torch.ones(1, 2)  # no operation made it
out = line(y)
y += 1
assert "output 0 of" not in refusal(out)
assert "FloatTensor [1, 2]] is at" in refusal(out)
# --8<-- [end:input-names-the-change]

# --8<-- [start:a-view-is-as-strided]
y = x.expand(3, 1, 2).sigmoid()
for view in (y[0], y.view(3, 2), y.mT):
    out = view.sin()
    y += 1
    assert "output 0 of AsStrided," in refusal(out)
for bias in (True, False):
    for wide in (x.expand(3, 4, 2), x.expand(4, 3, 2)):
        y = wide.sigmoid()
        out = torch.nn.Linear(2, 5, bias=bias)(y)
        y += 1
        assert "of AsStrided," in refusal(out)
# --8<-- [end:a-view-is-as-strided]

# --8<-- [start:step-is-in-place]
nn, image = torch.nn, torch.ones(1, 1, 4, 4)
for first, last, data, text in [
    (nn.Linear(2, 2), nn.Linear(2, 3), torch.ones(1, 2),
     "[2, 3]], which is output 0 of AsStrided,"),
    (nn.Conv2d(1, 2, 1), nn.Conv2d(2, 3, 1), image,
     "[3, 2, 1, 1]] is at version"),
]:
    weights = last.parameters()
    optimizer = torch.optim.SGD(weights, lr=0.1)
    loss = last(first(data)).sum()
    loss.backward(retain_graph=True)
    version = last.weight._version
    optimizer.step()
    assert last.weight._version > version
    assert text in refusal(loss)
    last(first(data)).sum().backward()
assert last.weight.shape == (3, 2, 1, 1)
# --8<-- [end:step-is-in-place]

# --8<-- [start:anomaly-shows-the-line]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    with torch.autograd.set_detect_anomaly(True):
        y = x.sigmoid()
        y += 1
        message = ""
        try:
            y.sum().backward()
        except RuntimeError as error:
            message = str(error)
assert "modified by an inplace operation" in message
text = "".join(str(w.message) for w in caught)
assert "Traceback of forward call" in text
assert "y = x.sigmoid()" in text
assert "y += 1" not in text
# --8<-- [end:anomaly-shows-the-line]

# --8<-- [start:show]
import warnings
from textwrap import fill

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

first, last = nn.Linear(4, 4), nn.Linear(4, 1)
batch = torch.ones(2, 4)  # data: requires no gradient

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    last(checkpoint(first, batch)).sum().backward()
for warning in caught:
    print(fill(str(warning.message), 60))
print("last has a gradient:", last.weight.grad is not None)
print("first has a gradient:", first.weight.grad is not None)

h = checkpoint(first, batch, use_reentrant=False)
last(h).sum().backward()
print("first, use_reentrant=False:", first.weight.grad is not None)
# --8<-- [end:show]

# --8<-- [start:block-does-not-learn]
first.weight.grad = last.weight.grad = None
with warnings.catch_warnings(record=True) as again:
    warnings.simplefilter("always")
    h = checkpoint(first, batch, use_reentrant=True)
    last(h).sum().backward()
assert len(caught) == 2 and len(again) == 1
text = "None of the inputs have requires_grad=True"
assert str(again[0].message).startswith(text)
assert first.weight.grad is None
assert last.weight.grad is not None
h = checkpoint(first, batch, use_reentrant=False)
last(h).sum().backward()
assert first.weight.grad.abs().sum() > 0
# --8<-- [end:block-does-not-learn]

# --8<-- [start:variants]
from functools import partial


def outcome(run):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return run()
        except (RuntimeError, ValueError) as error:
            return str(error)


def scale(x, factor=1.0):
    return x * factor


def from_dict(d):
    return first(d["x"])


def from_list(tensors):
    return first(tensors[0])


x = torch.ones(2, 4, requires_grad=True)
old = partial(checkpoint, use_reentrant=True)
new = partial(checkpoint, use_reentrant=False)

text = "Unexpected keyword arguments: factor"
refused = outcome(lambda: old(scale, x, factor=2.0))
assert refused == text
assert new(scale, x, factor=2.0).sum() == 16.0


def by_grad(call):
    y = call(first, x).sum()
    return torch.autograd.grad(y, x)[0]


def by_inputs(call):
    x.grad = None
    call(first, x).sum().backward(inputs=[x])
    return x.grad


for how in by_grad, by_inputs:
    text = outcome(partial(how, old))
    assert "is incompatible with .grad()" in text
    assert torch.equal(how(new), how(lambda f, x: f(x)))

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    assert not old(from_dict, {"x": x}).requires_grad
assert str(seen[0].message).startswith("None of the in")
assert new(from_dict, {"x": x}).requires_grad
no_graph = outcome(lambda: old(from_list, [x]))
assert not no_graph.requires_grad
assert new(from_list, [x]).requires_grad


def second(call):
    x.grad = None
    y = call(torch.exp, x).sum()
    y.backward(create_graph=True)
    return x.grad.requires_grad


assert outcome(lambda: second(old)) is False
assert outcome(lambda: second(new)) is True
x.grad = None
# --8<-- [end:variants]

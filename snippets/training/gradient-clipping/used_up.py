# --8<-- [start:show]
import warnings

import torch
from torch import nn
from torch.nn.utils import clip_grad_norm_

model = nn.Linear(2, 1)
parameters = model.parameters()
trainable = filter(lambda p: p.requires_grad, model.parameters())
torch.optim.SGD(parameters, lr=0.1)  # reads the generator
torch.optim.SGD(trainable, lr=0.1)  # reads the filter

(100 * model(torch.ones(1, 2))).sum().backward()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print("generator:", clip_grad_norm_(parameters, 1.0))
    print("   ", caught.pop().message)
    print("filter:", clip_grad_norm_(trainable, 1.0))
    print("   ", len(caught), "warnings")
print(f"right: {clip_grad_norm_(model.parameters(), 1.0):.3f}")
# --8<-- [end:show]

# --8<-- [start:used-up]
model.zero_grad()
(100 * model(torch.ones(1, 2))).sum().backward()
before = model.weight.grad.clone()
message = ""
try:
    clip_grad_norm_(parameters, 1.0)
except UserWarning as warning:
    message = str(warning)
assert message == (
    "`parameters` is an empty generator, "
    "no gradient clipping will occur."
)
assert model.weight.grad.equal(before)
assert clip_grad_norm_(trainable, 1.0) == 0
assert model.weight.grad.equal(before)

once = model.parameters()
assert clip_grad_norm_(once, 1000.0) > 100
try:  # the call above has read it
    clip_grad_norm_(once, 1.0)
except UserWarning as warning:
    assert str(warning) == message
else:
    raise AssertionError
assert model.weight.grad.equal(before)
# --8<-- [end:used-up]

# --8<-- [start:a-fresh-generator-works]
everything = list(model.parameters())
torch.optim.SGD(everything, lr=0.1)
assert clip_grad_norm_(everything, 1.0) > 100
model.weight.grad.fill_(100)
assert clip_grad_norm_(model.parameters(), 1.0) > 100
# --8<-- [end:a-fresh-generator-works]

# --8<-- [start:value-raises]
no_grad = nn.Parameter(torch.ones(1))
for nothing in trainable, [], [no_grad]:
    message = ""
    try:
        nn.utils.clip_grad_value_(nothing, 1.0)
    except RuntimeError as error:
        message = str(error)
    assert message.startswith(
        "Expected !nested_tensorlist[0].empty() "
        "to be true, but got false."
    )
# --8<-- [end:value-raises]

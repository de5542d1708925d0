# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn


def ask(code):
    """Run an old name; return what torch says, and the result."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            value = eval(code)
        except Exception as error:
            return f"{type(error).__name__}: {error}", None
    said = [f"{w.category.__name__}: {w.message}" for w in caught]
    return (said + ["silent"])[0], value


model = nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
step_lr = torch.optim.lr_scheduler.StepLR
for code in [
    "step_lr(optimizer, 1, verbose=True)",
    "torch.utils.data.Sampler([1])",
    "torch.utils.checkpoint.checkpoint(model, torch.eye(2))",
]:
    said = ask(code)[0].splitlines()[0].split(" (Trigg")[0]
    said = ". ".join(said.split(". ")[:2])
    print(code, textwrap.fill(said, 60), sep="\n", end="\n\n")
# --8<-- [end:show]

# --8<-- [start:verbose]
schedulers = torch.optim.lr_scheduler
plateau = schedulers.ReduceLROnPlateau
for old in (
    "step_lr(optimizer, 1, verbose=True)",
    "plateau(optimizer, verbose=True)",
):
    said, _ = ask(old)
    assert (
        "unexpected keyword argument 'verbose'" in said
    )
assert step_lr(optimizer, 1).get_last_lr() == [0.1]
# --8<-- [end:verbose]

# --8<-- [start:step-epoch]
schedule = step_lr(optimizer, 1)
optimizer.step()
said, _ = ask("schedule.step(3)")
assert (
    "The epoch parameter in `scheduler.step()`" in said
)
assert ask("schedule.step()")[0] == "silent"
# --8<-- [end:step-epoch]

# --8<-- [start:get-lr]
schedule = step_lr(optimizer, 1)
said, _ = ask("schedule.get_lr()")
assert "please use `get_last_lr()`" in said
assert ask("schedule.get_last_lr()")[0] == "silent"
# --8<-- [end:get-lr]

# --8<-- [start:whole-model]
torch.save(model, "whole.pt")
said, _ = ask("torch.load('whole.pt')")
assert said.startswith(
    "UnpicklingError: Weights only load failed."
)
torch.save(model.state_dict(), "state.pt")
said, state = ask("torch.load('state.pt')")
assert said == "silent"
model.load_state_dict(state)
old = "torch.load('whole.pt', weights_only=False)"
assert type(ask(old)[1]) is nn.Linear
# --8<-- [end:whole-model]

# --8<-- [start:use-reentrant]
x = torch.ones(1, 2, requires_grad=True)
layers = nn.Sequential(model, model)
for call in (
    "checkpoint(layers, x",
    "checkpoint_sequential(layers, 1, x",
):
    call = f"torch.utils.checkpoint.{call}"
    said, _ = ask(call + ")")
    assert (
        "use_reentrant parameter should be pas" in said
    )
    said, _ = ask(call + ", use_reentrant=False)")
    assert said == "silent"
# --8<-- [end:use-reentrant]

# --8<-- [start:legacy-function]
class Old(torch.autograd.Function):
    def forward(self, x):
        return x * 2

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    try:
        Old()(x)
        said = ""
    except RuntimeError as error:
        said = str(error)
assert said.startswith("Legacy autograd function")
# --8<-- [end:legacy-function]

# --8<-- [start:data-parallel]
assert ask("nn.DataParallel(model)")[0] == "silent"
advice = "It is recommended to use :class:"
assert advice in nn.DataParallel.__doc__
# --8<-- [end:data-parallel]

# --8<-- [start:next]
loader = torch.utils.data.DataLoader([1])
said, _ = ask("iter(loader).next()")
assert said.endswith("has no attribute 'next'")
assert next(iter(loader)).item() == 1
# --8<-- [end:next]

# --8<-- [start:sampler]
class Mine(torch.utils.data.Sampler):
    def __init__(self, data):
        super().__init__(data)

assert ask("Mine([1])")[0].startswith(
    "TypeError: object"
)
said, _ = ask("torch.utils.data.Sampler([1])")
assert said == "TypeError: Sampler() takes no arguments"
assert ask("torch.utils.data.Sampler()")[0] == "silent"
# --8<-- [end:sampler]

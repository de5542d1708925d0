# --8<-- [start:show]
import torch
from torch import nn

model = nn.Sequential(nn.Linear(100, 500), nn.Tanh())
whole, means, last = [], [], {}


def hook(module, args, output):
    whole.append(output.detach())
    means.append(output.detach().mean())
    last["tanh"] = output.detach()


def kept(tensors):
    return sum(t.untyped_storage().nbytes() for t in tensors)


handle = model[1].register_forward_hook(hook)
for step in range(3):
    model(torch.ones(200, 100)).mean().backward()
    print(kept(whole), kept(means), kept(last.values()))
handle.remove()
# --8<-- [end:show]

# --8<-- [start:hook-list-grows]
one = 200 * 500 * 4
assert kept(whole) == 3 * one
assert kept(means) == 3 * 4
assert kept(last.values()) == one

model(torch.ones(200, 100))
assert len(whole) == 3
# --8<-- [end:hook-list-grows]

# --8<-- [start:one-more-hook-a-step]
calls, counts = [], []
for step in range(4):
    model[1].register_forward_hook(
        lambda *_: calls.append(1))
    before = len(calls)
    model(torch.ones(2, 100))
    counts.append(len(calls) - before)
assert counts == [1, 2, 3, 4]
# --8<-- [end:one-more-hook-a-step]

# --8<-- [start:closure-or-traceback]
import weakref


def report_later():
    output = model(torch.ones(200, 100))
    activation = last_activation.pop()
    def later():
        return activation.mean()
    return later, weakref.ref(activation)


last_activation = []
model[1].register_forward_hook(
    lambda m, a, output: last_activation.append(output))
callback, activation = report_later()
assert activation().nbytes == one
del callback
assert activation() is None

import contextlib
import io
import os

os.environ["IPYTHONDIR"] = os.getcwd()
from IPython.core import interactiveshell


def fails():
    global batch
    local = torch.ones(200, 100)
    batch = weakref.ref(local)
    raise RuntimeError("out of memory")


names = {"fails": fails}
Shell = interactiveshell.InteractiveShell
shell = Shell(user_ns=names)


def held_after(cell):
    with contextlib.redirect_stdout(io.StringIO()):
        shell.run_cell(cell)
        shell.run_cell("import gc; gc.collect()")
    return batch() is not None


assert held_after("fails()")
assert held_after(
    "import sys; sys.last_traceback = None")
assert held_after("1 + 1")
assert not held_after("1 / 0")
# --8<-- [end:closure-or-traceback]

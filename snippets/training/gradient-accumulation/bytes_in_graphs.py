# --8<-- [start:show]
import weakref

import torch
from torch import nn
from torch.autograd.graph import saved_tensors_hooks


class Saved:
    def __init__(self, tensor):
        self.tensor = tensor.detach()
        held.add(self)
        data = {s.tensor.data_ptr(): s.tensor.nbytes for s in held}
        peak.append(sum(data.values()))


def run(name, parts, add_the_losses=False):
    peak.clear()
    total = 0
    with saved_tensors_hooks(Saved, lambda saved: saved.tensor):
        for x in torch.ones(64, 100).chunk(parts):
            loss = model(x).square().sum() / 64
            total = total + loss if add_the_losses else loss.backward()
    print(f"{name:26}{max(peak):>7} bytes")


held, peak = weakref.WeakSet(), []
model = nn.Sequential(nn.Linear(100, 500), nn.Tanh())
run("one batch of 64", 1)
run("8 parts, 8 backwards", 8)
run("8 parts, losses added up", 8, add_the_losses=True)
# --8<-- [end:show]

# --8<-- [start:an-eighth-of-the-bytes]
import contextlib
import io


def peak_bytes(*args):
    with contextlib.redirect_stdout(io.StringIO()):
        run("", *args)
    return max(peak)


a_sample = (100 + 500) * 4  # input and tanh
assert peak_bytes(1) == 64 * a_sample
assert peak_bytes(8) == 8 * a_sample
for p in model.parameters():  # not an eighth
    assert p.grad.nbytes == p.nbytes
# --8<-- [end:an-eighth-of-the-bytes]

# --8<-- [start:added-losses-hold-everything]
assert peak_bytes(8, True) == 64 * a_sample
# --8<-- [end:added-losses-hold-everything]

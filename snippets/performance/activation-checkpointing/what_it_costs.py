# --8<-- [start:show]
from functools import partial

import torch
from torch import nn
from torch.utils.checkpoint import (
    checkpoint,
    create_selective_checkpoint_contexts,
)
from torch.utils.flop_counter import FlopCounterMode

block = nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64))
x = torch.randn(1000, 64, requires_grad=True)

saved = partial(checkpoint, block, use_reentrant=False)
keep = [torch.ops.aten.addmm.default]  # what nn.Linear calls here
contexts = partial(create_selective_checkpoint_contexts, keep)
for name, run in {
    "all stored": block,
    "checkpoint": saved,
    "early_stop=False": partial(saved, early_stop=False),
    "selective": partial(saved, context_fn=contexts),
}.items():
    with FlopCounterMode(display=False) as counter:
        run(x).sum().backward()
    print(f"{name:17}{counter.get_total_flops() / 1e6:.1f} MFLOP")
# --8<-- [end:show]

# --8<-- [start:one-more-forward]
def flops(run):
    with FlopCounterMode(display=False) as counter:
        run(x).sum().backward()
    return counter.get_total_flops()


linear = 2 * 1000 * 64 * 256  # one nn.Linear, forward
whole = partial(saved, early_stop=False)
assert flops(block) == 6 * linear
assert flops(whole) == 8 * linear  # 4/3
old = partial(checkpoint, block, use_reentrant=True)
assert flops(old) == 8 * linear
# --8<-- [end:one-more-forward]

# --8<-- [start:early-stop]
from torch.utils.checkpoint import (
    set_checkpoint_early_stop,
)

assert flops(saved) == 7 * linear
with set_checkpoint_early_stop(False):
    y = saved(x)
with FlopCounterMode(display=False) as counter:
    y.sum().backward()
assert counter.get_total_flops() == 6 * linear
# --8<-- [end:early-stop]

# --8<-- [start:selective]
from weakref import WeakSet

from torch.utils import _python_dispatch as dispatch


class Live(dispatch.TorchDispatchMode):
    def __torch_dispatch__(
        self, func, types, args=(), kwargs=None
    ):
        result = func(*args, **(kwargs or {}))
        if isinstance(result, torch.Tensor):
            alive.add(result.untyped_storage())
        names.append(str(func))
        return result


alive, names = WeakSet(), []
parameters = block.parameters()
weights = [t.untyped_storage() for t in parameters]
own = {id(storage) for storage in weights}


def held(run):
    alive.clear()
    with Live():
        y = run(x)
    return sum(
        s.nbytes() for s in alive if id(s) not in own
    )


selective = partial(saved, context_fn=contexts)
assert flops(selective) == flops(block)
hidden, output = 4 * 256 * 1000, 4 * 64 * 1000
assert held(block) == 2 * hidden + output
assert held(saved) == output
assert held(selective) == hidden + output

y = selective(x).sum()
names.clear()
with Live():
    y.backward()
assert names.count("aten.gelu.default") == 1
assert "aten.addmm.default" not in names
# --8<-- [end:selective]

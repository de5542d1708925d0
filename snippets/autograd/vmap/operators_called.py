# --8<-- [start:show]
import warnings

import torch
from torch.func import vmap
from torch.utils._python_dispatch import TorchDispatchMode


class Calls(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        self.names.append(op.overloadpacket.__name__)
        return op(*args, **(kwargs or {}))


x = torch.rand(100, 8)
for name, f in ("sin", torch.sin), ("histc", lambda x: x.histc(4)):
    with warnings.catch_warnings(record=True) as caught, Calls() as c:
        warnings.simplefilter("always")
        vmap(f)(x)
    print(f"{name}: {c.names.count(name)} call(s) for 100 samples")
    for warning in caught:
        print(str(warning.message).split(". ")[0])
# --8<-- [end:show]

# --8<-- [start:one-call-for-the-batch]
with Calls() as c:
    y = vmap(torch.sin)(x)
assert c.names == ["sin"] and y.equal(x.sin())
with Calls() as c:
    [row.sin() for row in x]
assert c.names.count("sin") == 100

traces = []
vmap(lambda x: traces.append(x.shape) or x)(x)
assert traces == [(8,)]
# --8<-- [end:one-call-for-the-batch]

# --8<-- [start:fallback-is-a-loop]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    with Calls() as c:
        y = vmap(lambda x: x.histc(4))(x)
assert c.names.count("histc") == 100
warning, = caught
assert "batching rule for aten::histc" in str(
    warning.message
)
loop = torch.stack([row.histc(4) for row in x])
assert y.equal(loop)
# --8<-- [end:fallback-is-a-loop]

# --8<-- [start:show]
import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode


class Calls(TorchDispatchMode):
    def __enter__(self):
        self.names = []
        return super().__enter__()

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.names.append(func.__name__)
        return func(*args, **(kwargs or {}))


torch.manual_seed(0)
x, one = torch.randn(8, 5, 4), nn.Parameter(torch.randn(8, 4, 3))
many = nn.ParameterList(one.detach().unbind())

with Calls() as listed:
    y = torch.stack([part @ w for part, w in zip(x, many)])
with Calls() as stacked:
    z = x @ one
print("equal:", torch.allclose(y, z, atol=1e-6))
for name, ops in [("list: ", listed.names), ("stack:", stacked.names)]:
    print(name, ops.count("mm.default"), "mm,", end=" ")
    print(ops.count("bmm.default"), "bmm")
# --8<-- [end:show]

# --8<-- [start:one-product]
assert len(many) == 8 and many[0].shape == (4, 3)
assert torch.allclose(y, z, atol=1e-6)
assert listed.names.count("mm.default") == 8
assert "bmm.default" not in listed.names
assert stacked.names.count("bmm.default") == 1
assert "mm.default" not in stacked.names
# --8<-- [end:one-product]

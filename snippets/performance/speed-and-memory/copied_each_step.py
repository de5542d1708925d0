# --8<-- [start:show]
import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode


class Copies(TorchDispatchMode):
    count = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.count += func is torch.ops.aten._to_copy.default
        return func(*args, **(kwargs or {}))


model = nn.Module()
model.register_buffer("table", torch.arange(64.0))
model.to("meta")  # stands in for a GPU here
ways = {
    ".to(device)": lambda x: x + torch.arange(64.0).to(x.device),
    "device=": lambda x: x + torch.arange(64.0, device=x.device),
    "buffer": lambda x: x + model.table,
}
x = torch.empty(8, 64, device="meta")
for name, forward in ways.items():
    with Copies() as copies:
        for _ in range(10):
            forward(x)
    print(f"{name:12}{copies.count:2} copies in 10 steps")
# --8<-- [end:show]

# --8<-- [start:ten-copies]
import numpy as np

expected = dict.fromkeys(ways, 0)
expected[".to(device)"] = 10
for name, forward in ways.items():
    with Copies() as copies:
        results = [forward(x) for _ in range(10)]
    assert all(r.device == x.device for r in results)
    assert copies.count == expected[name]
values = np.arange(64.0)
with Copies() as copies:
    moved = torch.as_tensor(values, device="meta")
assert moved.is_meta and copies.count == 1
# --8<-- [end:ten-copies]

# --8<-- [start:model-moves-once]
layer = nn.BatchNorm1d(4)
parameters = len(list(layer.parameters()))
buffers = len(list(layer.buffers()))
with Copies() as copies:
    layer.to("meta")
assert copies.count == parameters + buffers == 5
assert all(b.is_meta for b in layer.buffers())
assert all(p.is_meta for p in layer.parameters())
with Copies() as copies:
    layer.to("meta")
assert copies.count == 0
# --8<-- [end:model-moves-once]

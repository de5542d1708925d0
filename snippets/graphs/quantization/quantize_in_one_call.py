# --8<-- [start:show]
import copy
import logging
import os

import torch
from torch import nn

logging.disable(logging.WARNING)  # torchao logs on import
from torchao.quantization import (
    Int8DynamicActivationInt8WeightConfig,
    Int8WeightOnlyConfig,
    quantize_,
)

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(256, 512), nn.ReLU(),
                      nn.Linear(512, 10))
x = torch.randn(64, 256)
weight_only = copy.deepcopy(model)
quantize_(weight_only, Int8WeightOnlyConfig())
dynamic = copy.deepcopy(model)
quantize_(dynamic, Int8DynamicActivationInt8WeightConfig())

nets = {"float32": model, "weight-only": weight_only,
        "dynamic": dynamic}
for name, net in nets.items():
    torch.save(net.state_dict(), "net.pt")
    error = (net(x) - model(x)).norm() / model(x).norm()
    size = os.path.getsize("net.pt") // 1000
    print(f"{name:11} {size} kB  error {error:.3f}")
# --8<-- [end:show]

# --8<-- [start:a-quarter]
def stored(net):
    total = 0
    for t in net.state_dict().values():
        if hasattr(t, "__tensor_flatten__"):
            names = t.__tensor_flatten__()[0]
            parts = [getattr(t, n) for n in names]
        else:
            parts = [t]
        for part in parts:
            total += part.untyped_storage().nbytes()
    return total


weights, rows = 256 * 512 + 512 * 10, 512 + 10
assert stored(model) == 4 * (weights + rows)
# a byte a weight; a row: scale 4, zero 1, bias 4
assert stored(weight_only) == weights + 9 * rows
assert stored(dynamic) == stored(weight_only)
assert 3.8 < stored(model) / stored(dynamic) < 4
# --8<-- [end:a-quarter]

# --8<-- [start:in-place-no-data]
plain = nn.Sequential(nn.Linear(8, 8))
assert quantize_(plain, Int8WeightOnlyConfig()) is None
assert plain[0].weight.qdata.dtype == torch.int8
# --8<-- [end:in-place-no-data]

# --8<-- [start:looks-like-float]
old, new = model[0].weight, weight_only[0].weight
assert new.dtype == old.dtype == torch.float32
assert new.nbytes == old.nbytes
assert new.numel() * new.element_size() == old.nbytes
assert new.qdata.nbytes == old.nbytes // 4
# --8<-- [end:looks-like-float]

# --8<-- [start:which-matmul]
from torch.utils._python_dispatch import (
    TorchDispatchMode,
)


class Record(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.seen = []

    def __torch_dispatch__(
        self, f, types, args=(), kwargs=None
    ):
        out = f(*args, **(kwargs or {}))
        self.seen.append((f._opname, out))
        return out


made = {}
for name, net in (
    ("weight-only", weight_only),
    ("dynamic", dynamic),
):
    with torch.no_grad(), Record() as record:
        net[0](x)
    made[name] = record.seen
names = {k: {n for n, _ in v} for k, v in made.items()}
assert "_int_mm" in names["dynamic"]
assert "mm" not in names["dynamic"]
assert "mm" in names["weight-only"]
assert "_int_mm" not in names["weight-only"]
shape = model[0].weight.T.shape
assert any(
    n == "_to_copy"
    and t.shape == shape
    and t.dtype == torch.float32
    for n, t in made["weight-only"]
)
# --8<-- [end:which-matmul]

# --8<-- [start:gradients]
for net, passes in (
    (weight_only, True),
    (dynamic, False),
):
    given = x.clone().requires_grad_()
    net[0](given).sum().backward()
    assert (given.grad is not None) == passes
    assert not net[0].weight.requires_grad
    assert net[0].bias.grad is not None
    mixed = nn.Sequential(nn.Linear(8, 256), net[0])
    for p in mixed.parameters():
        p.requires_grad_()
    mixed(torch.randn(3, 8)).sum().backward()
    assert net[0].weight.grad is None
    assert (mixed[0].weight.grad is not None) == passes
# --8<-- [end:gradients]

# --8<-- [start:what-import-logs]
import subprocess
import sys

command = [sys.executable, "-c", "import torchao"]
log = subprocess.run(
    command, capture_output=True, text=True, check=True
).stderr
assert log.count("Failed to load") == 2
assert "_C_mxfp8" in log
assert "KernelPreference" in log
assert "is an Enum subclass" in log
mine = logging.getLogger("mine")
assert not mine.isEnabledFor(logging.WARNING)
logging.disable(logging.NOTSET)
assert mine.isEnabledFor(logging.WARNING)
# --8<-- [end:what-import-logs]

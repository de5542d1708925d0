# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn
from torch.ao.quantization import quantize_dynamic

torch.manual_seed(0)
model, x = nn.Sequential(nn.Linear(64, 10)), torch.randn(32, 64)

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    old = quantize_dynamic(model, {nn.Linear}, torch.qint8)

texts = {str(w.message): w.category.__name__ for w in caught}
for text, category in sorted(texts.items()):
    text = f"{category}: {text}".partition(" (Triggered")[0]
    for line in text.splitlines():
        print(textwrap.fill(line, 60, break_long_words=False))
print(old)
error = (old(x) - model(x)).norm() / model(x).norm()
print(f"{error:.3f}")
# --8<-- [end:show]

# --8<-- [start:still-works]
assert type(old[0]).__name__ == "Linear"
assert "quantized.dynamic" in type(old[0]).__module__
assert old[0].weight().dtype == torch.qint8
assert isinstance(model[0], nn.Linear)
assert 0 < error < 0.05
import torch.quantization

assert torch.quantization.quantize_dynamic is (
    quantize_dynamic
)
# --8<-- [end:still-works]

# --8<-- [start:pt2e-moved]
import importlib
import logging

message = ""
name = "torch.ao.quantization.quantize_pt2e"
try:
    importlib.import_module(name)
except ModuleNotFoundError as e:
    message = str(e)
assert message == f"No module named '{name}'"
logging.disable(logging.WARNING)
new = importlib.import_module(
    "torchao.quantization.pt2e.quantize_pt2e"
)
assert callable(new.prepare_pt2e)
assert callable(new.convert_pt2e)
# --8<-- [end:pt2e-moved]

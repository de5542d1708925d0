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


model, x = nn.Sequential(nn.Linear(2, 2)), torch.ones(2)
torch.set_warn_always(True)  # some warnings come only once
for code in [
    "torch.ao.quantization.quantize_dynamic(model)",
    "torch.quantize_per_tensor(x, 0.1, 0, torch.qint8)",
    "__import__('torch.ao.quantization.quantize_pt2e')",
]:
    said = ask(code)[0].splitlines()[0].split(" (Trigg")[0]
    said = ". ".join(said.split(". ")[:2])
    print(code, textwrap.fill(said, 60), sep="\n", end="\n\n")
# --8<-- [end:show]

# --8<-- [start:ao-quantization]
import torch.quantization

start = "DeprecationWarning: torch.ao.quantization is"
for place in "ao.quantization", "quantization":
    for name in (
        "prepare",
        "convert",
        "quantize_dynamic",
    ):
        said, _ = ask(f"torch.{place}.{name}(model)")
        assert said.startswith(start)
        assert "will be removed in 2.10." in said
# --8<-- [end:ao-quantization]

# --8<-- [start:pt2e]
said, _ = ask(
    "__import__('torch.ao.quantization.quantize_pt2e')"
)
assert said.startswith("ModuleNotFoundError")
# --8<-- [end:pt2e]

# --8<-- [start:quantize-tensor]
said, _ = ask(
    "torch.quantize_per_tensor(x, 0.1, 0, torch.qint8)"
)
assert said.startswith(
    "UserWarning: torch.quantize_per"
)
one, zero = torch.ones(2), torch.zeros(2)
said, _ = ask(
    "torch.quantize_per_channel("
    "x, one, zero, 0, torch.qint8)"
)
assert said.startswith(
    "UserWarning: torch.quantize_per"
)
# --8<-- [end:quantize-tensor]

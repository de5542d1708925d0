# --8<-- [start:show]
import logging
import subprocess
import sys
import textwrap

import torch
from torch import nn

logging.disable(logging.WARNING)  # torchao logs on import
from torchao.quantization import Int8WeightOnlyConfig, quantize_

net = nn.Sequential(nn.Linear(16, 4))
quantize_(net, Int8WeightOnlyConfig())
torch.save(net.state_dict(), "net.pt")

load = "import torch; torch.load('net.pt')"
run = subprocess.run([sys.executable, "-c", load],
                     capture_output=True, text=True)
print(run.stderr.partition("error: ")[2].partition(". ")[0])

state = torch.load("net.pt")  # here torchao is imported
fresh = nn.Sequential(nn.Linear(16, 4))
try:
    fresh.load_state_dict(state)
except RuntimeError as error:
    print(textwrap.fill(str(error).strip(), 56))
fresh.load_state_dict(state, assign=True)
print(fresh[0].weight.qdata.dtype)
# --8<-- [end:show]

# --8<-- [start:torchao-first]
assert run.returncode == 1
assert "Unsupported global" in run.stderr
allowed = torch.serialization.get_safe_globals()
kind = type(state["0.weight"])
assert kind.__name__ == "Int8Tensor"
assert kind in allowed
run.args[-1] = f"import torchao; {load}"
again = subprocess.run(run.args, capture_output=True)
assert again.returncode == 0
# --8<-- [end:torchao-first]

# --8<-- [start:assign]
x = torch.randn(3, 16)
with torch.device("meta"):
    skeleton = nn.Sequential(nn.Linear(16, 4))
skeleton.load_state_dict(state, assign=True)
for loaded in (fresh, skeleton):
    assert torch.equal(loaded(x), net(x))
from torchao.quantization import (
    Int8DynamicActivationInt8WeightConfig,
)

other = nn.Sequential(nn.Linear(16, 4))
quantize_(
    other, Int8DynamicActivationInt8WeightConfig()
)
torch.save(other.state_dict(), "other.pt")
fresh.load_state_dict(
    torch.load("other.pt"), assign=True
)
assert torch.equal(fresh(x), other(x))
kwargs = fresh[0].weight.act_quant_kwargs
assert kwargs is not None
# --8<-- [end:assign]

# --8<-- [start:show]
from contextlib import nullcontext

import torch
from torch import nn

model = nn.Sequential(nn.Linear(64, 256), nn.Tanh(), nn.Linear(256, 10))
model.eval()
batch = torch.randn(128, 64)

for name, mode in [
    ("eval()", nullcontext()),
    ("no_grad()", torch.no_grad()),
    ("inference_mode()", torch.inference_mode()),
]:
    saved = []
    keep = torch.autograd.graph.saved_tensors_hooks(
        lambda t: saved.append(t) or t, lambda t: t
    )
    with mode, keep:
        y = model(batch)
    sizes = {t.data_ptr(): t.nbytes for t in saved}
    print(f"{name:17} saves {sum(sizes.values()):7,} bytes")
# --8<-- [end:show]

# --8<-- [start:what-eval-saves]
saved = []
with keep:
    y = model(batch)
hidden = model[1](model[0](batch))
expected = batch, hidden, model[2].weight.T
for tensor in saved:
    assert any(tensor.equal(t) for t in expected)
assert sum(t.nbytes for t in expected) == 174080
# --8<-- [end:what-eval-saves]

# --8<-- [start:no-grad-counts-versions]
with torch.no_grad():
    y = torch.zeros(2)
    y.add_(1)
assert y._version == 1
# --8<-- [end:no-grad-counts-versions]

# --8<-- [start:inference-counts-none]
normal = torch.zeros(2)
with torch.inference_mode():
    y = torch.zeros(2)
    normal.add_(1)
assert normal._version == 1
message = ""
try:
    y._version
except RuntimeError as error:
    message = str(error)
assert message == (
    "Inference tensors do not track version counter."
)
# --8<-- [end:inference-counts-none]

# --8<-- [start:views-of-no-grad]
base = torch.zeros(2)
for mode in (torch.no_grad, torch.inference_mode):
    with mode():
        view = base[:1]
        new = torch.zeros(2)
        untracked = new[:1]
    assert view._base is base
    if mode is torch.no_grad:
        assert untracked._base is new
assert untracked._base is None
# --8<-- [end:views-of-no-grad]

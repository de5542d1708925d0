# --8<-- [start:show]
import torch
from torch import nn

device = torch.accelerator.current_accelerator(check_available=True)
device = device or torch.device("cpu")

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 1))
model.to(device)
optimizer = torch.optim.AdamW(model.parameters(), lr=0.01)
inputs = torch.randn(256, 8, device=device)
targets = inputs.sum(1, keepdim=True)

for _ in range(200):
    with torch.autocast(device.type, dtype=torch.bfloat16):
        outputs = model(inputs)
        loss = nn.functional.mse_loss(outputs, targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

print("outputs ", outputs.dtype)
print("loss    ", loss.dtype)
print("weight  ", model[0].weight.dtype)
print("gradient", model[0].weight.grad.dtype)
# --8<-- [end:show]

# --8<-- [start:float32-weights]
state = optimizer.state[model[0].weight]
averages = state["exp_avg"], state["exp_avg_sq"]
for kept in (*model.parameters(), *averages):
    assert kept.dtype == torch.float32
for p in model.parameters():
    assert p.grad.dtype == torch.float32
assert outputs.dtype == torch.bfloat16
assert loss < 0.1 < targets.var()
# --8<-- [end:float32-weights]

# --8<-- [start:backward-outside]
from torch.utils._python_dispatch import (
    TorchDispatchMode,
)

seen = []


class Watch(TorchDispatchMode):
    def __torch_dispatch__(self, f, types, a, k=None):
        out = f(*a, **(k or {}))
        if f is torch.ops.aten.mm.default:
            seen.append(out.dtype)
        return out


with torch.autocast(device.type, torch.bfloat16):
    again = model(inputs)
with Watch():
    again.float().mean().backward()
assert seen == [torch.bfloat16] * 3
# --8<-- [end:backward-outside]

# --8<-- [start:default-dtype]
cpu = torch.get_autocast_dtype("cpu")
cuda = torch.get_autocast_dtype("cuda")
assert cpu == torch.bfloat16
assert cuda == torch.float16
# --8<-- [end:default-dtype]

# --8<-- [start:show]
import torch
from torch import nn

device = torch.accelerator.current_accelerator(check_available=True)
device = device or torch.device("cpu")

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 1))
model.to(device)
optimizer = torch.optim.AdamW(model.parameters(), lr=0.01)
scaler = torch.amp.GradScaler(device.type)
inputs = torch.randn(256, 8, device=device)
targets = inputs.sum(1, keepdim=True)

for _ in range(200):
    with torch.autocast(device.type, dtype=torch.float16):
        loss = nn.functional.mse_loss(model(inputs), targets)
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    scaler.unscale_(optimizer)
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    scaler.step(optimizer)
    scaler.update()

print("loss below 0.1:", loss.item() < 0.1)
print("scale:", scaler.get_scale())
# --8<-- [end:show]

# --8<-- [start:works-on-cpu]
assert torch.amp.GradScaler("cpu").is_enabled()
assert scaler.is_enabled()
assert loss < 0.1 < targets.var()
# --8<-- [end:works-on-cpu]

# --8<-- [start:one-step-skipped]
assert optimizer.state[model[0].weight]["step"] == 199
assert scaler.get_scale() == 65536 / 2
# --8<-- [end:one-step-skipped]

# --8<-- [start:default-is-cuda]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    default = torch.amp.GradScaler()
cuda = torch.cuda.is_available()
assert default.is_enabled() == cuda
assert "Disabling" in str(caught[0].message) or cuda
# --8<-- [end:default-is-cuda]

# --8<-- [start:state]
import io

fresh = torch.amp.GradScaler("cpu")
assert fresh.state_dict() == {
    "scale": 65536.0,
    "growth_factor": 2.0,
    "backoff_factor": 0.5,
    "growth_interval": 2000,
    "_growth_tracker": 0,
}
file = io.BytesIO()
torch.save(scaler.state_dict(), file)
file.seek(0)
fresh.load_state_dict(torch.load(file))
assert fresh.state_dict() == scaler.state_dict()
assert fresh.state_dict()["_growth_tracker"] > 0
# --8<-- [end:state]

# --8<-- [start:show]
import torch
from torch import nn


def gradients(dtype, loss_weight, scaled=False):
    torch.manual_seed(0)
    model = nn.Sequential(
        nn.Linear(32, 64), nn.Tanh(), nn.Linear(64, 64)
    )
    inputs, targets = torch.randn(64, 32), torch.randn(64, 64)
    half = dtype != torch.float32
    with torch.autocast("cpu", dtype=dtype, enabled=half):
        loss = nn.functional.mse_loss(model(inputs), targets)
    scaler = torch.amp.GradScaler("cpu", enabled=scaled)
    scaler.scale(loss_weight * loss).backward()
    scaler.unscale_(torch.optim.SGD(model.parameters()))
    return torch.cat([p.grad.flatten() for p in model.parameters()])


half, bf16 = torch.float16, torch.bfloat16
print("weight of the loss       1   1e-4   1e-5")
for dtype, scaled in ((bf16, False), (half, False), (half, True)):
    grads = [gradients(dtype, w, scaled) for w in (1, 1e-4, 1e-5)]
    zeros = [f"{(g == 0).float().mean():7.0%}" for g in grads]
    name = str(dtype)[6:] + ", scaler" * scaled
    print(f"{name:19}", *zeros, sep="")
# --8<-- [end:show]

# --8<-- [start:underflow]
def report(dtype, weight, scaled=False):
    true = gradients(torch.float32, weight)
    assert (true != 0).all()
    g = gradients(dtype, weight, scaled)
    error = (g - true).norm() / true.norm()
    return (g == 0).float().mean(), error


assert torch.tensor(2.9e-8).half() == 0
assert torch.tensor(3.1e-8).half() > 0
zeros, error = report(torch.float16, 1e-5)
assert zeros == 1 and error == 1
zeros, error = report(torch.float16, 1e-4)
assert 0.1 < zeros < 0.12 and 0.45 < error < 0.55
# --8<-- [end:underflow]

# --8<-- [start:scaled]
for weight in (1, 1e-4, 1e-5):
    zeros, error = report(half, weight, scaled=True)
    assert zeros == 0 and error < 0.001
    zeros, error = report(torch.bfloat16, weight)
    assert zeros == 0 and error < 0.01
# --8<-- [end:scaled]

# --8<-- [start:show]
import torch

gradient = torch.tensor([0.0, 1e-4, 1e-3, 1.0])


def one_step(dtype, **options):
    weights = torch.ones(4, dtype=dtype, requires_grad=True)
    optimizer = torch.optim.Adam([weights], lr=0.001, **options)
    weights.grad = gradient.to(dtype)
    optimizer.step()
    return [f"{w:.4f}" for w in weights.tolist()]


print("1e-8 in float16:", torch.tensor(1e-8).half().item())
print("float16            ", *one_step(torch.float16))
print("float16, eps=1e-4  ", *one_step(torch.float16, eps=1e-4))
print("float32            ", *one_step(torch.float32))
# --8<-- [end:show]

# --8<-- [start:eps-is-zero]
assert torch.tensor(1e-8).half() == 0
half = torch.float16
expected = ["nan", "-inf", "-inf", "0.9990"]
assert one_step(half) == expected
# --8<-- [end:eps-is-zero]

# --8<-- [start:v-is-zero]
def second_moment(g, **options):
    w = torch.ones(1, dtype=half, requires_grad=True)
    optimizer = torch.optim.Adam([w], **options)
    w.grad = torch.tensor([g], dtype=half)
    optimizer.step()
    return optimizer.state[w]["exp_avg_sq"]


assert second_moment(1e-3) == second_moment(5e-3) == 0
assert second_moment(1e-2) > 0
assert second_moment(1e-2).dtype == half
# --8<-- [end:v-is-zero]

# --8<-- [start:no-remedy]
got = one_step(half, eps=1e-4)
step = [1 - float(w) for w in got]
assert step[0] == 0 and 0.009 < step[2] < 0.011
fused = one_step(half, fused=True)
assert fused == one_step(torch.float32)
assert second_moment(5e-3, fused=True) == 0
assert second_moment(1e-2, fused=True) > 0
low = torch.bfloat16
assert one_step(low) == ["1.0000"] * 4
one = torch.ones(1, dtype=low)
below = one - torch.nextafter(one, 0 * one)
assert below / 2 > 0.001


def moved(weights, sign):
    w = weights.clone().requires_grad_()
    w.grad = torch.full_like(w, sign)
    torch.optim.Adam([w], lr=0.001).step()
    return (w - weights).detach().abs()


small = torch.arange(256, dtype=low) / 512
for sign in (-1, 1):
    assert small.max() < 0.5
    assert (moved(small, sign) > 0).all()
    by = moved(torch.tensor([0.3], dtype=low), sign)
    assert by == 2**-9
# --8<-- [end:no-remedy]

# --8<-- [start:float32-weights]
from torch import nn

model, inputs = nn.Linear(4, 1), gradient[None]
optimizer = torch.optim.Adam(model.parameters())
for _ in range(3):
    with torch.autocast("cpu", dtype=half):
        loss = model(inputs).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
assert model.weight.grad[0, 0] == 0
assert model.weight.isfinite().all()
state = optimizer.state[model.weight]
for kept in (model.weight, state["exp_avg_sq"]):
    assert kept.dtype == torch.float32

scaler = torch.amp.GradScaler("cpu")
before = model.weight.detach().clone()
with torch.autocast("cpu", dtype=half):
    loss = model(1e6 * inputs).square().mean()
optimizer.zero_grad()
scaler.scale(loss).backward()
assert not model.weight.grad.isfinite().all()
scaler.step(optimizer)
assert torch.equal(model.weight, before)
optimizer.step()  # without the scaler
assert not model.weight.isfinite().all()
# --8<-- [end:float32-weights]

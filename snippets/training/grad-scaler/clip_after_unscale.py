# --8<-- [start:show]
import torch
from torch.nn.utils import clip_grad_norm_

for unscale_first in (False, True):
    weight = torch.zeros(2, requires_grad=True)
    optimizer = torch.optim.SGD([weight], lr=1.0)
    scaler = torch.amp.GradScaler("cpu")

    loss = (weight * torch.tensor([3.0, 4.0])).sum()
    scaler.scale(loss).backward()
    if unscale_first:
        scaler.unscale_(optimizer)
    norm = clip_grad_norm_([weight], max_norm=1.0)
    scaler.step(optimizer)
    scaler.update()

    moved = [f"{w:.6f}" for w in weight.tolist()]
    print(f"unscale_ first: {unscale_first}, norm {norm:.0f}")
    print("  weight:", *moved)
# --8<-- [end:show]

# --8<-- [start:clip-needs-unscale]
def train(unscale_first, cls=torch.optim.SGD, by=1):
    w = torch.zeros(2, requires_grad=True)
    opt = cls([w], lr=1.0)
    s = torch.amp.GradScaler("cpu")
    g = torch.tensor([3.0, 4.0]) * by
    s.scale((w * g).sum()).backward()
    if unscale_first:
        s.unscale_(opt)
    norm = clip_grad_norm_([w], max_norm=1.0)
    s.step(opt)
    return norm, w.detach()


norm, wrong = train(False)
assert norm == 5 * 65536
norm, right = train(True)
assert norm == 5
expected = torch.tensor([-0.6, -0.8])
assert torch.allclose(right, expected)
assert torch.allclose(wrong * 65536, expected)
norm, hidden = train(False, torch.optim.Adam)
assert norm == 5 * 65536
assert (hidden < -0.99).all()
small = 2**-10  # of norm 0.005: nothing to clip
norm, wrong = train(False, by=small)
assert norm == 5 * small * 65536 > 1
assert torch.allclose(wrong * 65536, expected)
norm, right = train(True, by=small)
assert torch.allclose(right * 1024, 5 * expected)
norm, hidden = train(False, torch.optim.Adam, small)
assert norm > 1 and (hidden < -0.99).all()
# --8<-- [end:clip-needs-unscale]

# --8<-- [start:step-unscales]
def plain(unscale_first):
    w = torch.zeros(2, requires_grad=True)
    sgd = torch.optim.SGD([w], lr=1.0)
    s = torch.amp.GradScaler("cpu")
    g = torch.tensor([3.0, 4.0])
    s.scale((w * g).sum()).backward()
    if unscale_first:
        s.unscale_(sgd)
    s.step(sgd)
    return w.detach()


expected = torch.tensor([-3.0, -4.0])
assert torch.equal(plain(True), expected)
assert torch.equal(plain(False), expected)
# --8<-- [end:step-unscales]

# --8<-- [start:disabled]
off = torch.amp.GradScaler("cpu", enabled=False)
w = torch.zeros(2, requires_grad=True)
sgd = torch.optim.SGD([w], lr=1.0)
loss = (w * torch.tensor([3.0, 4.0])).sum()
assert off.scale(loss) is loss
off.scale(loss).backward()
off.unscale_(sgd)
off.step(sgd)
off.update()
assert torch.equal(w.detach(), expected)
assert off.get_scale() == 1
assert off.state_dict() == {}
message = ""
try:
    torch.amp.GradScaler("cpu").load_state_dict({})
except RuntimeError as error:
    message = str(error)
assert "The source state dict is empty" in message
# --8<-- [end:disabled]

# --8<-- [start:old-name]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.cuda.amp.GradScaler(enabled=False)
assert str(caught[0].message) == (
    "`torch.cuda.amp.GradScaler(args...)` is "
    "deprecated. Please use `torch.amp.GradScaler("
    "'cuda', args...)` instead."
)
# --8<-- [end:old-name]

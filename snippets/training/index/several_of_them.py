# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.functional import cross_entropy

torch.manual_seed(0)
inputs, labels = torch.randn(64, 20), torch.randint(3, (64,))
model = nn.Linear(20, 3)
optimizer = torch.optim.AdamW(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, 4)

for update in range(4):
    model.train()
    optimizer.zero_grad()
    for x, y in zip(inputs.split(32), labels.split(32)):
        with torch.autocast("cpu", torch.bfloat16):
            loss = cross_entropy(model(x), y)
        (loss / 2).backward()
    nn.utils.clip_grad_norm_(model.parameters(), 0.1)
    used = optimizer.param_groups[0]["lr"]
    optimizer.step()
    scheduler.step()
    print(f"update {update}: learning rate {used:.3f}")
# --8<-- [end:show]

# --8<-- [start:each-at-its-place]
norms = [p.grad.norm() for p in model.parameters()]
assert torch.stack(norms).norm() < 0.1001  # clipped
steps = {s["step"].item()
         for s in optimizer.state.values()}
assert steps == {4}  # eight batches, four updates
assert scheduler.last_epoch == 4
assert loss.dtype == torch.float32
assert model(x).dtype == torch.float32
# --8<-- [end:each-at-its-place]

# --8<-- [start:clears-gradients]
optimizer.zero_grad()
assert all(p.grad is None for p in model.parameters())
# --8<-- [end:clears-gradients]

# --8<-- [start:updates-once]
w = torch.ones(1, requires_grad=True)
sgd = torch.optim.SGD([w], lr=0.5)
(3 * w).sum().backward()
assert w.item() == 1.0
sgd.step()
assert w.item() == 1.0 - 0.5 * 3
# --8<-- [end:updates-once]

# --8<-- [start:turns-training-on]
norm = nn.BatchNorm1d(1)
both = nn.Sequential(norm, nn.Dropout(0.5)).eval()
ones = torch.ones(1000, 1)
both(ones)
assert norm.num_batches_tracked == 0
both.train()
assert (both(ones + torch.randn(1000, 1)) == 0).any()
assert norm.num_batches_tracked == 1
# --8<-- [end:turns-training-on]

# --8<-- [start:keeps-no-graph]
total = torch.zeros(())
for _ in range(3):
    total += cross_entropy(model(x), y).detach()
assert total.grad_fn is None
# --8<-- [end:keeps-no-graph]

# --8<-- [start:records-nothing]
model.eval()
with torch.inference_mode():
    out = model(x)
assert out.grad_fn is None and not out.requires_grad
# --8<-- [end:records-nothing]

# --8<-- [start:options-by-group]
a, b = (torch.ones(1, requires_grad=True)
        for _ in range(2))
groups = [{"params": [a], "lr": 0.01}, {"params": [b]}]
sgd = torch.optim.SGD(groups, lr=0.5)
(a + b).sum().backward()
sgd.step()
assert a.item() == torch.tensor(0.99).item()
assert b.item() == 0.5
# --8<-- [end:options-by-group]

# --8<-- [start:decays-apart]
def shrinks_to(kind, slope):
    w = torch.ones(1, requires_grad=True)
    o = kind([w], lr=0.1, weight_decay=0.5)
    w.grad = torch.full_like(w, slope)
    o.step()
    plain = torch.ones(1, requires_grad=True)
    o = kind([plain], lr=0.1, weight_decay=0)
    plain.grad = torch.full_like(w, slope)
    o.step()
    return round((w - plain).item(), 4)
AdamW, Adam = torch.optim.AdamW, torch.optim.Adam
decays = [shrinks_to(AdamW, s) for s in (0, 1, 100)]
assert decays == [-0.05] * 3
coupled = [shrinks_to(Adam, s) for s in (0, 1, 100)]
assert coupled == [-0.1, 0.0, 0.0]
# --8<-- [end:decays-apart]

# --8<-- [start:sets-the-rate]
for group in sgd.param_groups:
    group["lr"] = 0.25
sgd.step()  # the gradients are still 1
assert b.item() == 0.25
# --8<-- [end:sets-the-rate]

# --8<-- [start:follows-a-curve]
import math

rates = [0.1 * (1 + math.cos(math.pi * t / 4)) / 2
         for t in range(5)]
assert math.isclose(used, rates[3])
assert math.isclose(
    scheduler.get_last_lr()[0], rates[4], abs_tol=1e-12)
# --8<-- [end:follows-a-curve]

# --8<-- [start:bounds-the-norm]
w.grad = torch.tensor([3.0])
b.grad = torch.tensor([4.0])
before = nn.utils.clip_grad_norm_([w, b], 1.0)
assert before == 5.0
clipped = torch.cat([w.grad, b.grad])
assert torch.allclose(
    clipped, torch.tensor([0.6, 0.8]), atol=1e-5)
# --8<-- [end:bounds-the-norm]

# --8<-- [start:adds-up-to-the-whole]
def gradient(parts):
    model.zero_grad()
    pieces = inputs.chunk(parts), labels.chunk(parts)
    for x, y in zip(*pieces):
        (cross_entropy(model(x), y) / parts).backward()
    return model.weight.grad
whole = gradient(1)
assert torch.allclose(gradient(4), whole, atol=1e-6)
# --8<-- [end:adds-up-to-the-whole]

# --8<-- [start:multiplies-in-bfloat16]
with torch.autocast("cpu", torch.bfloat16):
    assert (inputs @ inputs.T).dtype == torch.bfloat16
assert (inputs @ inputs.T).dtype == torch.float32
# --8<-- [end:multiplies-in-bfloat16]

# --8<-- [start:saves-a-gradient]
scaler = torch.amp.GradScaler("cpu")
tiny = torch.tensor(1e-8)
assert tiny.half() == 0
scaled = scaler.scale(tiny).half()
assert 0.9 < scaled.float() / scaler.get_scale() / 1e-8
# --8<-- [end:saves-a-gradient]

# --8<-- [start:goes-on-equal]

torch.save({"model": model.state_dict(),
            "optimizer": optimizer.state_dict()},
           "c.pt")
again = nn.Linear(20, 3)
resumed = torch.optim.AdamW(again.parameters(), lr=0.1)
saved = torch.load("c.pt")
again.load_state_dict(saved["model"])
resumed.load_state_dict(saved["optimizer"])
for m, o in (model, optimizer), (again, resumed):
    o.zero_grad()
    cross_entropy(m(x), y).backward()
    o.step()
assert torch.equal(model.weight, again.weight)
# --8<-- [end:goes-on-equal]

# --8<-- [start:repeats-itself]
def run():
    torch.manual_seed(0)
    net = nn.Sequential(nn.Linear(20, 3), nn.Dropout())
    return net(inputs)
assert torch.equal(run(), run())
# --8<-- [end:repeats-itself]

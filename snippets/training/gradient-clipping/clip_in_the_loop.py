# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils import clip_grad_norm_, get_total_norm

torch.manual_seed(0)
x = torch.randn(32, 4)
y = 10 * x.sum(dim=1, keepdim=True)
model = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

for step in range(3):
    loss = nn.functional.mse_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    norm = clip_grad_norm_(model.parameters(), max_norm=1.0)
    clipped = get_total_norm(
        p.grad for p in model.parameters() if p.grad is not None
    )
    optimizer.step()
    print(f"norm {norm:.1f}, clipped to {clipped:.4f}")
# --8<-- [end:show]

# --8<-- [start:one-factor-for-all]
nn.functional.mse_loss(model(x), y).backward()
grads = [p.grad for p in model.parameters()]
before = torch.cat([g.flatten() for g in grads])
norm = clip_grad_norm_(model.parameters(), 1.0)
after = torch.cat([g.flatten() for g in grads])
assert torch.isclose(norm, before.norm())
assert norm > 10
factor = 1.0 / (norm + 1e-6)
assert torch.allclose(after, before * factor)
assert 0.999 < after.norm() < 1.001
# --8<-- [end:one-factor-for-all]

# --8<-- [start:left-alone]
w = nn.Parameter(torch.zeros(2))
for grad in ([0.3, 0.4], [0.0, 0.0]):
    w.grad = torch.tensor(grad)
    clip_grad_norm_([w], max_norm=1.0)
    assert w.grad.equal(torch.tensor(grad))
unused = nn.Parameter(torch.ones(1))
w.grad = torch.tensor([3.0, 4.0])
assert clip_grad_norm_([w, unused], 1.0) == 5
assert unused.grad is None
for grads in [w.grad, None], [None, w.grad]:
    try:
        get_total_norm(grads)
    except (AttributeError, RuntimeError):
        continue
    raise AssertionError
# --8<-- [end:left-alone]

# --8<-- [start:tensors-and-other-norms]
w.grad = torch.tensor([3.0, 4.0])
norm = clip_grad_norm_([w], torch.tensor(1.0))
assert norm == 5
w.grad = torch.tensor([3.0, 4.0])
norm = clip_grad_norm_([w], 1.0, norm_type=float("inf"))
assert norm == 4
assert torch.allclose(w.grad, torch.tensor([0.75, 1]))
w.grad = torch.tensor([30.0, 40.0])
assert clip_grad_norm_([w], float("inf")) == 50
assert w.grad.tolist() == [30, 40]
# --8<-- [end:tensors-and-other-norms]

# --8<-- [start:old-name]
import warnings

w.grad = torch.tensor([3.0, 4.0])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    nn.utils.clip_grad_norm([w], 1.0)
assert seen[0].category is FutureWarning
assert str(seen[0].message) == (
    "`torch.nn.utils.clip_grad_norm` is now deprecated "
    "in favor of `torch.nn.utils.clip_grad_norm_`."
)
assert torch.allclose(w.grad, torch.tensor([0.6, 0.8]))
# --8<-- [end:old-name]

# --8<-- [start:show]
from contextlib import nullcontext

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(64, 8)

print("                  graph  dropout  BatchNorm updates")
for name, training, mode in [
    ("train()", True, nullcontext()),
    ("eval()", False, nullcontext()),
    ("no_grad()", True, torch.no_grad()),
    ("inference_mode()", True, torch.inference_mode()),
]:
    norm, dropout = nn.BatchNorm1d(8), nn.Dropout()
    model = nn.Sequential(nn.Linear(8, 8), norm, dropout)
    model.train(training)
    with mode:
        first, second = model(x), model(x)
    graph = str(first.requires_grad)
    drops = str(not first.equal(second))
    updates = norm.num_batches_tracked.item()
    print(f"{name:17} {graph:6} {drops:8} {updates}")
# --8<-- [end:show]

# --8<-- [start:eval-keeps-the-graph]
model.eval()
assert model(x).grad_fn is not None
model(x).sum().backward()
assert model[1].weight.grad is not None
# --8<-- [end:eval-keeps-the-graph]

# --8<-- [start:eval-stops-dropout]
assert nn.Dropout().eval()(x).equal(x)
# --8<-- [end:eval-stops-dropout]

# --8<-- [start:eval-uses-running-stats]
norm = nn.BatchNorm1d(8, eps=0).eval()
norm.running_mean.fill_(3)
norm.running_var.fill_(4)
assert torch.allclose(norm(x), (x - 3) / 2)
# --8<-- [end:eval-uses-running-stats]

# --8<-- [start:eval-freezes-running-stats]
assert norm.running_mean.eq(3).all()
assert norm.num_batches_tracked == 0
# --8<-- [end:eval-freezes-running-stats]

# --8<-- [start:grad-modes-record-nothing]
for mode in (torch.no_grad, torch.inference_mode):
    with mode():
        y = model(x)
    assert y.grad_fn is None and not y.requires_grad
# --8<-- [end:grad-modes-record-nothing]

# --8<-- [start:grad-modes-keep-dropout]
for mode in (torch.no_grad, torch.inference_mode):
    with mode():
        y = nn.Dropout(0.5)(torch.ones(100))
    assert y.unique().tolist() == [0, 2]
# --8<-- [end:grad-modes-keep-dropout]

# --8<-- [start:grad-modes-use-batch-stats]
for mode in (torch.no_grad, torch.inference_mode):
    norm = nn.BatchNorm1d(8)
    with mode():
        y = norm(x + 10)
    assert y.mean().abs() < 1e-4
# --8<-- [end:grad-modes-use-batch-stats]

# --8<-- [start:grad-modes-move-running-stats]
for mode in (torch.no_grad, torch.inference_mode):
    norm = nn.BatchNorm1d(8)
    with mode():
        norm(x + 10)
    assert norm.num_batches_tracked == 1
    assert (norm.running_mean - 1).abs().max() < 0.1
# --8<-- [end:grad-modes-move-running-stats]

# --8<-- [start:leaves-still-ask-for-grad]
with torch.no_grad():
    w = torch.ones(2, requires_grad=True)
    layer = nn.Linear(2, 1)
assert w.requires_grad
assert layer.weight.requires_grad
# --8<-- [end:leaves-still-ask-for-grad]

# --8<-- [start:set-grad-enabled]
for training in (True, False):
    with torch.set_grad_enabled(training):
        y = layer(torch.ones(1, 2))
    assert y.requires_grad == training
# --8<-- [end:set-grad-enabled]

# --8<-- [start:bare-call-stays]
torch.set_grad_enabled(False)
assert not layer(torch.ones(1, 2)).requires_grad
torch.set_grad_enabled(True)
assert layer(torch.ones(1, 2)).requires_grad
# --8<-- [end:bare-call-stays]

# --8<-- [start:freeze-one-layer]
first, last = nn.Linear(2, 2), nn.Linear(2, 1)
first.requires_grad_(False)
last(first(torch.ones(1, 2))).sum().backward()
assert first.weight.grad is None
assert last.weight.grad is not None
# --8<-- [end:freeze-one-layer]

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

# --8<-- [start:gradient-of-the-input]
layer = nn.Linear(8, 1)
net = nn.Sequential(layer, nn.Dropout()).eval()
image = torch.ones(1, 8, requires_grad=True)
net(image).sum().backward()
assert image.grad.equal(layer.weight)
# --8<-- [end:gradient-of-the-input]

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

# --8<-- [start:views-pass-no-gradient]
for mode in (torch.no_grad, torch.inference_mode):
    w = torch.ones(4, requires_grad=True)
    with mode():
        view = w[:2]
    assert view.requires_grad and view.grad_fn is None
    (view * 3).sum().backward()  # raises nothing
    assert w.grad is None
# --8<-- [end:views-pass-no-gradient]

# --8<-- [start:in-place-is-not-recorded]
for mode in (torch.no_grad, torch.inference_mode):
    w = torch.ones(2, requires_grad=True)
    y = w * 2
    with mode():
        y.mul_(3)
    y.sum().backward()
    assert y.tolist() == [6, 6]
    assert w.grad.tolist() == [2, 2]  # not 6
# --8<-- [end:in-place-is-not-recorded]

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
layer = nn.Linear(2, 1).eval()
for mode in (torch.no_grad, torch.inference_mode):
    with mode():
        w = torch.ones(2, requires_grad=True)
        assert layer.weight.requires_grad
    assert w.requires_grad
    assert layer.weight.requires_grad
# --8<-- [end:leaves-still-ask-for-grad]

# --8<-- [start:built-in-inference-mode]
with torch.inference_mode():
    built = nn.Linear(2, 1)
    norm = nn.LayerNorm(2)
assert built.weight.requires_grad
built(torch.ones(1, 2)).sum().backward()
assert built.weight.grad is None
messages = []
for attempt in [
    torch.optim.SGD(built.parameters()).step,
    lambda: norm(torch.ones(1, 2)),
]:
    try:
        attempt()
    except RuntimeError as error:
        messages.append(str(error))
assert "Inplace update to inference" in messages[0]
assert "cannot be saved for backward" in messages[1]
# --8<-- [end:built-in-inference-mode]

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

# --8<-- [start:a-gradient-left-over]
for zero in (False, True):
    layer = nn.Linear(2, 1)
    optimizer = torch.optim.AdamW(layer.parameters())
    layer(torch.ones(1, 2)).sum().backward()
    layer.requires_grad_(False)
    if zero:
        layer.zero_grad()
    before = layer.weight.clone()
    optimizer.step()
    assert layer.weight.equal(before) == zero
# --8<-- [end:a-gradient-left-over]

# --8<-- [start:show]
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(3)
device = torch.accelerator.current_accelerator(check_available=True)
device = device or "cpu"
bits = torch.randint(2, (1250, 2))  # toy data: replace with your own
x, y = bits + 0.15 * torch.randn(1250, 2), bits[:, 0] ^ bits[:, 1]
batches = DataLoader(TensorDataset(x[250:], y[250:]), 64, shuffle=True)
x_test, y_test = x[:250].to(device), y[:250].to(device)
layers = nn.Linear(2, 32), nn.ReLU(), nn.Dropout(0.1), nn.Linear(32, 2)
model = nn.Sequential(*layers).to(device)
loss_fn = nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)

for epoch in range(5):
    model.train()  # training
    total = torch.zeros((), device=device)
    for inputs, labels in batches:
        inputs, labels = inputs.to(device), labels.to(device)
        loss = loss_fn(model(inputs), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.detach() * len(labels)
    model.eval()  # evaluation
    with torch.no_grad():
        right = (model(x_test).argmax(1) == y_test).float().mean()
    print(epoch, f"loss {total / 1000:.2f} accuracy {right:.3f}")
# --8<-- [end:show]

# --8<-- [start:learns]
assert len(x_test) == 250
assert right == 1
# --8<-- [end:learns]

# --8<-- [start:cpu-fallback]
look = torch.accelerator.current_accelerator
found = look(check_available=True)
if torch.accelerator.is_available():
    assert found == device
else:
    assert found is None
    assert device == "cpu"
# --8<-- [end:cpu-fallback]

# --8<-- [start:to-is-free-when-there]
assert inputs.to(device) is inputs
# --8<-- [end:to-is-free-when-there]

# --8<-- [start:last-batch-is-smaller]
sizes = [len(labels) for _, labels in batches]
assert sizes == [64] * 15 + [40]
# --8<-- [end:last-batch-is-smaller]

# --8<-- [start:weigh-batches]
each = torch.cat([torch.ones(960), torch.zeros(40)])
means = torch.stack([b.mean() for b in each.split(64)])
assert abs(each.mean() - 0.96) < 1e-6
assert abs(means.mean() - 0.9375) < 1e-6
# --8<-- [end:weigh-batches]

# --8<-- [start:total-holds-no-graph]
assert loss.grad_fn is not None
assert total.grad_fn is None
# --8<-- [end:total-holds-no-graph]

# --8<-- [start:same-seed]
import contextlib
import io

with open(__file__) as f:
    program = f.read().split("[end:")[0]


def run(program):
    names, shown = {}, io.StringIO()
    with contextlib.redirect_stdout(shown):
        exec(program, names)
    return names, shown.getvalue()


names, shown = run(program)
assert run(program)[1] == shown
assert shown.count("accuracy") == 5
if device == "cpu":
    assert names["total"].equal(total)
    again = names["model"].parameters()
    both = zip(model.parameters(), again)
    assert all(a.equal(b) for a, b in both)
other = program.replace("seed(3)", "seed(4)")
assert not run(other)[0]["total"].equal(total)
# --8<-- [end:same-seed]

# --8<-- [start:three-good-places]
def fit(place, left=None):
    goal = torch.tensor([3.0, 5.0])
    w = torch.ones(2, requires_grad=True)
    w.grad = left
    sgd = torch.optim.SGD([w], lr=0.1, momentum=0.9)
    for _ in range(20):
        if place == "first":
            sgd.zero_grad()
        loss = (w - goal).square().sum()
        if place == "before backward":
            sgd.zero_grad()
        loss.backward()
        sgd.step()
        if place == "last":
            sgd.zero_grad()
    return w


assert fit("first").equal(fit("before backward"))
assert fit("first").equal(fit("last"))
left = torch.ones(2)
cleared = fit("first", left.clone())
assert cleared.equal(fit("first"))
assert not cleared.equal(fit("last", left.clone()))
# --8<-- [end:three-good-places]

# --8<-- [start:step-only-reads-grad]
w = torch.zeros(1, requires_grad=True)
w.grad = torch.tensor([2.0])
torch.optim.SGD([w], lr=0.5).step()
assert w.item() == -1.0
# --8<-- [end:step-only-reads-grad]

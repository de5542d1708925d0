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

# --8<-- [start:to-returns-a-tensor]
assert inputs.to(device) is inputs
inputs.to("meta")  # the result is thrown away
assert not inputs.is_meta
assert inputs.to("meta").is_meta
net = nn.Linear(2, 2)
net.to("meta")
assert net.weight.is_meta
# --8<-- [end:to-returns-a-tensor]

# --8<-- [start:total-holds-no-graph]
assert loss.grad_fn is not None
assert total.grad_fn is None
assert (total + loss).grad_fn is not None
sizes = [len(labels) for _, labels in batches]
assert sizes == [64] * 15 + [40]

from torch.multiprocessing import reductions


def add_to(sums, backward):
    hidden = 2 * torch.ones(9, requires_grad=True)
    loss = hidden.square().sum()
    if backward:
        loss.backward()
    sums.append(sums[-1] + loss)
    (_, (node, _)) = sums[-1].grad_fn.next_functions
    assert node is loss.grad_fn
    storage = hidden.untyped_storage()
    return reductions.StorageWeakRef(storage)


sums = [torch.zeros(())]
freed = add_to(sums, backward=True)
kept = add_to(sums, backward=False)
assert freed.expired() and not kept.expired()
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

# --8<-- [start:three-right-places]
zero = "        optimizer.zero_grad()\n"
step = "        optimizer.step()\n"
moves = "        inputs, labels = inputs.to(device)"
assert program.count(zero) == 1
without = program.replace(zero, "")
last = without.replace(step, step + zero)
first = without.replace(moves, zero + moves)
for moved in last, first:
    assert moved.count(zero) == 1 and moved != program
    moved = run(moved)[0]
    if device == "cpu":
        assert moved["total"].equal(total)
assert not run(without)[0]["total"].equal(total)
# --8<-- [end:three-right-places]

# --8<-- [start:step-only-reads-grad]
w = torch.zeros(1, requires_grad=True)
w.grad = torch.tensor([2.0])
torch.optim.SGD([w], lr=0.5).step()
assert w.item() == -1.0
# --8<-- [end:step-only-reads-grad]

# --8<-- [start:show]
import torch
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
device = torch.accelerator.current_accelerator(True) or "cpu"
x = torch.randn(1250, 20)  # toy data: yours here
y = x[:, :3].argmax(1)
train = DataLoader(TensorDataset(x[250:], y[250:]), 64, shuffle=True)
val = DataLoader(TensorDataset(x[:250], y[:250]), 64)
model = torch.nn.Linear(20, 3).to(device)  # yours here
loss_fn = torch.nn.CrossEntropyLoss()
optimizer = torch.optim.AdamW(model.parameters(), lr=0.03)
epochs, best = 5, -1
schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs)
for epoch in range(epochs):
    model.train()
    for inputs, labels in train:
        optimizer.zero_grad()
        loss = loss_fn(model(inputs.to(device)), labels.to(device))
        loss.backward()
        optimizer.step()
    schedule.step()
    model.eval()
    with torch.no_grad():
        right = sum((model(a.to(device)).argmax(1).cpu() == b).sum()
                    for a, b in val)
    print(epoch, f"accuracy {right / len(val.dataset):.3f}")
    if right > best:
        best = right
        torch.save(model.state_dict(), "best.pt")
# --8<-- [end:show]

# --8<-- [start:best-is-saved]
import contextlib
import io

with open(__file__) as f:
    program = f.read().split("[end:")[0]


def run(program):
    names, shown = {}, io.StringIO()
    with contextlib.redirect_stdout(shown):
        exec(program, names)
    lines = shown.getvalue().splitlines()
    return [float(line.split()[2]) for line in lines]


def accuracy_of_best_pt():
    net = torch.nn.Linear(20, 3)
    net.load_state_dict(
        torch.load("best.pt", map_location="cpu")
    )
    hits = net(x[:250]).argmax(1) == y[:250]
    return round(hits.sum().item() / 250, 3)


seen = run(program)
assert len(seen) == 5
assert accuracy_of_best_pt() == max(seen)
assert max(seen) == seen[3] == 0.956 > seen[-1]
# --8<-- [end:best-is-saved]

# --8<-- [start:one-rate-an-epoch]
cosine = torch.optim.lr_scheduler.CosineAnnealingLR
assert type(schedule) is cosine
assert schedule.last_epoch == 5 < len(train)
assert optimizer.param_groups[0]["lr"] < 1e-9
# --8<-- [end:one-rate-an-epoch]

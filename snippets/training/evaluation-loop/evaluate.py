# --8<-- [start:show]
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def evaluate(model, batches, loss_fn, device):
    was_training = model.training
    model.eval()
    total = torch.zeros((), device=device)
    right = torch.zeros((), dtype=torch.int64, device=device)
    count = 0
    with torch.inference_mode():
        for inputs, labels in batches:
            inputs, labels = inputs.to(device), labels.to(device)
            outputs = model(inputs)
            total += loss_fn(outputs, labels) * len(labels)
            right += (outputs.argmax(1) == labels).sum()
            count += len(labels)
    model.train(was_training)
    return total.item() / count, right.item() / count


torch.manual_seed(0)
device = torch.accelerator.current_accelerator(check_available=True)
device = device or "cpu"
x, y = torch.randn(100, 4), torch.randint(3, (100,))  # your data here
model = nn.Sequential(nn.Linear(4, 3), nn.Dropout(0.5)).to(device)
batches = DataLoader(TensorDataset(x, y), batch_size=32)
loss, accuracy = evaluate(model, batches, nn.CrossEntropyLoss(), device)
print(f"loss {loss:.3f} accuracy {accuracy:.2f}", model.training)
# --8<-- [end:show]

# --8<-- [start:same-as-one-batch]
ce, data = nn.CrossEntropyLoss(), batches.dataset
model.eval()
with torch.no_grad():
    z = model(x.to(device)).cpu()
hits = (z.argmax(1) == y).sum().item()
for size in (1, 7, 32, 100):
    split = DataLoader(data, size, shuffle=True)
    got = evaluate(model, split, ce, device)
    assert abs(got[0] - ce(z, y).item()) < 1e-5
    assert got[1] == hits / 100 == accuracy
# --8<-- [end:same-as-one-batch]

# --8<-- [start:two-reads]
from torch.utils import _python_dispatch as dispatch

names = "aten::item", "aten::_local_scalar_dense"


class Reads(dispatch.TorchDispatchMode):
    def __torch_dispatch__(self, func, _, args, kw=0):
        self.n += func.name() in names
        return func(*args, **(kw or {}))


for size in (100, 10, 1):
    parts = list(zip(x.split(size), y.split(size)))
    assert len(parts) == 100 // size
    with Reads() as reads:
        reads.n = 0
        evaluate(model, parts, ce, device)
    assert reads.n == 2
# --8<-- [end:two-reads]

# --8<-- [start:progress-bar]
import contextlib
import io


def progress(batches):
    for i, batch in enumerate(batches, 1):
        print(f"\r{i} of {len(batches)}", end="")
        yield batch


args = ce, device
shown = io.StringIO()
with contextlib.redirect_stdout(shown):
    got = evaluate(model, progress(batches), *args)
assert got == evaluate(model, batches, *args)
lines = shown.getvalue().split("\r")[1:]
assert lines == [f"{i} of 4" for i in (1, 2, 3, 4)]
# --8<-- [end:progress-bar]

# --8<-- [start:restores-the-mode]
for mode in (True, False):
    model.train(mode)
    evaluate(model, batches, ce, device)
    assert model.training is mode
    assert model[1].training is mode
model.train()
first = evaluate(model, batches, ce, device)
assert evaluate(model, batches, ce, device) == first
model[1].eval()
evaluate(model, batches, ce, device)
assert model[1].training
# --8<-- [end:restores-the-mode]

# --8<-- [start:class-scores-only]
bce, same = nn.BCEWithLogitsLoss(), nn.Identity()
logits = torch.tensor([[3.0], [1], [-1], [-2], [-3]])
truth = (logits > 0).float()
one = [(logits, truth)]
assert evaluate(same, one, bce, "cpu")[1] == 3.0
assert ((logits > 0) == truth).sum() == len(logits)
scores = torch.zeros(6, 3, 8)
tokens = [(scores, torch.zeros(6, 8).long())]
assert evaluate(same, tokens, ce, "cpu")[1] == 8.0
# --8<-- [end:class-scores-only]

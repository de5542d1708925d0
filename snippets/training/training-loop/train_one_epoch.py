# --8<-- [start:show]
import torch
from torch import nn


def train_one_epoch(model, batches, loss_fn, optimizer, device):
    model.train()
    total = right = count = 0
    for inputs, labels in batches:
        inputs, labels = inputs.to(device), labels.to(device)
        outputs = model(inputs)
        loss = loss_fn(outputs, labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.detach() * len(labels)
        right += (outputs.argmax(1) == labels).sum()
        count += len(labels)
        print("#", end="", flush=True)  # one mark a batch
    return total.item() / count, right.item() / count


torch.manual_seed(0)
device = torch.accelerator.current_accelerator(True) or "cpu"
x = torch.randn(1000, 20)  # toy data: replace with your own
batches = list(zip(x.split(64), x[:, :3].argmax(1).split(64)))
model = nn.Linear(20, 3).to(device)
args = nn.CrossEntropyLoss(), torch.optim.SGD(model.parameters(), 0.1)
for epoch in range(3):
    mean, accuracy = train_one_epoch(model, batches, *args, device)
    print(f" {epoch} loss {mean:.2f} accuracy {accuracy:.2f}")
# --8<-- [end:show]

# --8<-- [start:two-reads-an-epoch]
import contextlib
import io

from torch.utils import _python_dispatch as dispatch


class Reads(dispatch.TorchDispatchMode):
    def __torch_dispatch__(self, func, _, args, kw=0):
        read = "aten::_local_scalar_dense"
        self.n += func.name() == read
        return func(*args, **(kw or {}))


@contextlib.contextmanager
def counted():
    with contextlib.redirect_stdout(io.StringIO()) as f:
        with Reads() as reads:
            reads.n = 0
            yield reads, f


def reads_of(loss_fn, n_batches=16):
    with counted() as (reads, shown):
        train_one_epoch(
            model, batches[:n_batches], loss_fn,
            args[1], device,
        )
    assert shown.getvalue() == "#" * n_batches
    return reads.n


def read_each_loss(outputs, labels):
    loss = args[0](outputs, labels)
    loss.item()
    return loss


assert len(batches) == 16
assert reads_of(args[0]) == 2
assert reads_of(args[0], 1) == 2
assert reads_of(read_each_loss) == 16 + 2
# --8<-- [end:two-reads-an-epoch]

# --8<-- [start:also-a-read]
loss = torch.tensor(0.5, device=device)
for line in (
    "loss.item()", "float(loss)", "f'{loss:.2f}'",
    "loss if loss < 1 else 1", "int(loss)",
):
    with counted() as (reads, _):
        eval(line)
    assert reads.n == 1, line
for line in "loss.detach() * 64", "loss.argmax()":
    with counted() as (reads, _):
        eval(line)
    assert reads.n == 0, line
# --8<-- [end:also-a-read]

# --8<-- [start:samples-not-batches]
sizes = [len(labels) for _, labels in batches]
assert sizes == [64] * 15 + [40]


def mean_of(loss_fn):
    still = torch.optim.SGD(model.parameters(), lr=0.0)
    with counted():
        return train_one_epoch(
            model, batches, loss_fn, still, device
        )


with torch.no_grad():
    z = model(x.to(device)).cpu()
goal = x[:, :3].argmax(1)
loss, hits = mean_of(args[0])
assert abs(loss - args[0](z, goal)) < 1e-5
assert hits == (z.argmax(1) == goal).sum() / 1000
with counted():  # now at the learning rate shown
    loss, _ = train_one_epoch(
        model, batches, *args, device
    )
assert loss > mean_of(args[0])[0] + 0.01

logit, kind = torch.ones(64, 1), torch.zeros(64, 1)
assert (logit.argmax(1) == kind).sum() == 64 * 64
# --8<-- [end:samples-not-batches]

# --8<-- [start:show]
import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Reads(TorchDispatchMode):
    count = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.count += func.name() == "aten::_local_scalar_dense"
        return func(*args, **(kwargs or {}))


loss, total = torch.tensor(0.5), torch.tensor(0.0)
for line in [
    "loss.item()", "float(loss)", "f'{loss:.2f}'", "bool(loss < 1)",
    "total.add_(loss.detach())", "loss.argmax()",
]:
    with Reads() as reads:
        eval(line)
    print(reads.count, line)
# --8<-- [end:show]

# --8<-- [start:not-counted]
v = torch.tensor([1.0, 2.0])
for line in [
    "v.tolist()", "repr(v)", "v.cpu()", "v.numpy()",
    "v.nonzero()", "v[v > 0]", "v.equal(v)",
]:
    with Reads() as reads:
        eval(line)
    assert reads.count == 0
# --8<-- [end:not-counted]

# --8<-- [start:no-read-in-the-loop]
def ten_steps(optimizer):
    total = torch.tensor(0.0)
    for _ in range(10):
        z = model(torch.randn(4, 2))
        loss = ce(z, torch.tensor([0, 1, 1, 0]))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.detach()
    return total


model = torch.nn.Linear(2, 2)
optim = torch.optim
weights = list(model.parameters())
sgd = optim.SGD(weights, lr=0.1, momentum=0.9)
ce = torch.nn.CrossEntropyLoss()
with Reads() as reads:
    total = ten_steps(sgd)
assert reads.count == 0
with reads:
    f"{total / 1000:.2f}"
assert reads.count == 1
with Reads() as reads:
    ten_steps(optim.Adam(weights))
assert reads.count > 0
# --8<-- [end:no-read-in-the-loop]

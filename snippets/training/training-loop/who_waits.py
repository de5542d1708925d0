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

# --8<-- [start:no-read-in-the-loop]
model = torch.nn.Linear(2, 2)
sgd = torch.optim.SGD(model.parameters(), lr=0.1)
ce = torch.nn.CrossEntropyLoss()
with Reads() as reads:
    for _ in range(10):
        z = model(torch.randn(4, 2))
        loss = ce(z, torch.tensor([0, 1, 1, 0]))
        sgd.zero_grad()
        loss.backward()
        sgd.step()
        total += loss.detach()
assert reads.count == 0
with reads:
    total.item()
assert reads.count == 1
# --8<-- [end:no-read-in-the-loop]

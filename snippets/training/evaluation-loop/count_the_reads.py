# --8<-- [start:show]
import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Reads(TorchDispatchMode):
    count = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.count += func.name() == "aten::_local_scalar_dense"
        return func(*args, **(kwargs or {}))


batches = torch.rand(50, 8)
with Reads() as each:
    total = 0.0
    for batch in batches:
        total += batch.sum().item()
with Reads() as once:
    total = torch.zeros(())
    for batch in batches:
        total += batch.sum()
    total = total.item()
print(each.count, "reads, or", once.count)
# --8<-- [end:show]

# --8<-- [start:one-read]
assert each.count == len(batches) == 50
assert once.count == 1
# --8<-- [end:one-read]

# --8<-- [start:float32-drifts]
ones = torch.tensor(2.0**24)
assert ones + 1 == ones
assert torch.tensor(2**24) + 1 == 2**24 + 1
for dtype in (torch.float32, torch.float64):
    more = 101.56 if dtype == torch.float32 else 100
    total = torch.tensor(1e5, dtype=dtype)
    for _ in range(1000):
        total += torch.tensor(0.1)
    assert total.dtype == dtype
    assert abs(total.item() - 1e5 - more) < 0.01
# --8<-- [end:float32-drifts]

# --8<-- [start:show]
import torch

print(torch.zeros(2, 3))
print(torch.ones(3, dtype=torch.int64))
print(torch.full((2,), 7.5))
print(torch.eye(2))
print(torch.arange(5))
print(torch.arange(1, 10, 2))
print(torch.linspace(0, 1, 5))
print(torch.tensor([[1, 2], [3, 4]]))
# --8<-- [end:show]

# --8<-- [start:size-as-you-like]
for make in (torch.zeros, torch.ones, torch.empty,
             torch.rand, torch.randn):
    assert make(2, 3).shape == (2, 3)
    assert make((2, 3)).shape == (2, 3)
    assert make([2, 3]).shape == (2, 3)
    assert make(2, 3).dtype == torch.float32
    double = make(2, 3, dtype=torch.float64)
    assert double.dtype == torch.float64
    assert make(()).shape == ()
# --8<-- [end:size-as-you-like]

# --8<-- [start:end-is-left-out]
assert torch.arange(5).tolist() == list(range(5))
assert torch.arange(5, 0, -2).tolist() == [5, 3, 1]
assert torch.arange(5).dtype == torch.int64
assert torch.arange(5.0).dtype == torch.float32
# --8<-- [end:end-is-left-out]

# --8<-- [start:linspace-counts]
x = torch.linspace(0, 1, 5)
assert len(x) == 5
assert x[0] == 0 and x[-1] == 1
assert torch.linspace(0, 1, 2).tolist() == [0, 1]
assert torch.linspace(0, 1, 1).tolist() == [0]
assert torch.linspace(0, 4, 5).dtype == torch.float32
# --8<-- [end:linspace-counts]

# --8<-- [start:full-takes-the-type]
assert torch.full((2, 3), 5).dtype == torch.int64
assert torch.full((2, 3), 5.0).dtype == torch.float32
assert torch.full((2, 3), True).dtype == torch.bool
value = torch.tensor(5, dtype=torch.float64)
assert torch.full((2,), value).dtype == torch.float32
x = torch.full((2, 3), 5)
x[0, 0] = 0.5
assert x[0, 0] == 0
x = torch.full((2, 3), 5, dtype=torch.float64)
assert x.dtype == torch.float64
assert torch.full((2,), 1j).dtype == torch.complex64
# --8<-- [end:full-takes-the-type]

# --8<-- [start:eye-is-rectangular-too]
assert torch.equal(torch.eye(2), torch.tensor(
    [[1.0, 0.0], [0.0, 1.0]]))
assert torch.eye(2, 3).shape == (2, 3)
# --8<-- [end:eye-is-rectangular-too]

# --8<-- [start:from-data]
import numpy as np

assert torch.tensor([1, 2]).dtype == torch.int64
assert torch.tensor([1.0]).dtype == torch.float32
assert torch.tensor([1, 2]).tolist() == [1, 2]
array = np.zeros(2)
assert torch.tensor(array).dtype == torch.float64
shared = torch.from_numpy(array)
array[0] = 1
assert shared[0] == 1
# --8<-- [end:from-data]

# --8<-- [start:device-at-once]
from torch.utils import _python_dispatch as dispatch


class Count(dispatch.TorchDispatchMode):
    def __torch_dispatch__(
        self, func, types, args=(), kwargs=None
    ):
        ops.append(func.overloadpacket.__name__)
        return func(*args, **(kwargs or {}))


ops = []
with Count():
    x = torch.empty(3, device="meta")
assert x.device.type == "meta"
assert ops == ["empty"]
ops.clear()
with Count():
    x = torch.empty(3).to("meta")
assert ops == ["empty", "_to_copy"]
ops.clear()
with Count():
    x = torch.empty(3).to("cpu")
assert ops == ["empty"]
# --8<-- [end:device-at-once]

# --8<-- [start:show]
import numpy as np
import torch

torch.set_default_dtype(torch.float64)

print(torch.zeros(1).dtype, torch.tensor([1.5]).dtype)
print(torch.nn.Linear(1, 1).weight.dtype)
print((torch.arange(3) / 2).dtype)
print(torch.arange(3).dtype)
print(torch.from_numpy(np.ones(1, dtype=np.float32)).dtype)
# --8<-- [end:show]

# --8<-- [start:what-the-default-sets]
double = torch.float64
assert torch.rand(1).dtype == double
assert torch.tensor([1.5]).dtype == double
assert torch.nn.Linear(1, 1).weight.dtype == double
assert (torch.arange(3) + 0.5).dtype == double
assert (torch.arange(3) / 2).dtype == double
assert torch.nn.Conv2d(1, 1, 1).bias.dtype == double
assert torch.tensor([1j]).dtype == torch.complex128
# --8<-- [end:what-the-default-sets]

# --8<-- [start:what-it-leaves]
assert torch.tensor([1]).dtype == torch.int64
single = torch.ones(1, dtype=torch.float32)
assert (single + 0.5).dtype == torch.float32
array = np.ones(1, dtype=np.float32)
assert torch.tensor(array).dtype == torch.float32
# --8<-- [end:what-it-leaves]

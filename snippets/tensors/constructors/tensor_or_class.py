# --8<-- [start:show]
import torch

print(torch.tensor([1, 2]), torch.tensor([1, 2]).dtype)
print(torch.Tensor([1, 2]), torch.Tensor([1, 2]).dtype)

print("tensor(3) has shape", tuple(torch.tensor(3).shape))
print("Tensor(3) has shape", tuple(torch.Tensor(3).shape))

big = 2**24 + 1
print(torch.tensor([big]).item(), torch.Tensor([big]).item())
# --8<-- [end:show]

# --8<-- [start:class-and-function]
assert isinstance(torch.Tensor, type)
assert isinstance(torch.ones(1), torch.Tensor)
assert not isinstance(torch.tensor, type)
# --8<-- [end:class-and-function]

# --8<-- [start:keeps-the-type]
import numpy as np

for data, dtype in [
    ([1, 2], torch.int64),
    ((1, 2), torch.int64),
    (1.0, torch.float32),
    ([1.0, 2.0], torch.float32),
    ([1, 2.5], torch.float32),
    ([True, False], torch.bool),
    ([1j], torch.complex64),
    (np.array([1.0]), torch.float64),
    (np.float64(1.0), torch.float64),
    (np.int32(1), torch.int32),
]:
    assert torch.tensor(data).dtype == dtype
    assert torch.as_tensor(data).dtype == dtype
    assert torch.asarray(data).dtype == dtype
# --8<-- [end:keeps-the-type]

# --8<-- [start:always-float32]
for data in ([1, 2], [True], np.array([1.0])):
    assert torch.Tensor(data).dtype == torch.float32
assert torch.Tensor(3).shape == (3,)
torch.set_default_dtype(torch.float64)
assert torch.Tensor([1, 2]).dtype == torch.float64
assert torch.tensor([1.0]).dtype == torch.float64
torch.set_default_dtype(torch.float32)
# --8<-- [end:always-float32]

# --8<-- [start:size-or-data]
assert torch.Tensor(2, 3).shape == (2, 3)
assert torch.Tensor([2, 3]).tolist() == [2.0, 3.0]
assert torch.Tensor(torch.Size([2, 3])).shape == (2, 3)
assert torch.Tensor().shape == (0,)
# --8<-- [end:size-or-data]

# --8<-- [start:nobody-set-them]
torch.set_deterministic_debug_mode("error")
# In this mode torch writes nan into unset memory.
assert torch.Tensor(3).isnan().all()
assert torch.empty(3).isnan().all()
assert not torch.zeros(3).isnan().any()
torch.set_deterministic_debug_mode("default")
# --8<-- [end:nobody-set-them]

# --8<-- [start:int-becomes-wrong-float]
assert torch.tensor([2**24 + 1]).item() == 16777217
assert torch.Tensor([2**24 + 1]).item() == 16777216
# --8<-- [end:int-becomes-wrong-float]

# --8<-- [start:empty-is-the-honest-name]
assert torch.empty(2, 3).shape == (2, 3)
assert torch.empty(3, dtype=torch.int64).shape == (3,)
# --8<-- [end:empty-is-the-honest-name]

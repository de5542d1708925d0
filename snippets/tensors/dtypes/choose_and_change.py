# --8<-- [start:show]
import numpy as np
import torch

print(torch.tensor([1, 2]).dtype, torch.tensor([1.0, 2.0]).dtype)
print(torch.from_numpy(np.array([1.0, 2.0])).dtype)

x = torch.tensor([2.9, -2.9])
print(x.long(), x.double().dtype)
print(x.to(torch.float16))
print(x.to(torch.float32) is x)
# --8<-- [end:show]

# --8<-- [start:dtype-of-data]
assert torch.tensor([1]).dtype == torch.int64
assert torch.tensor([1.5]).dtype == torch.float32
assert torch.tensor([1, 2.5]).dtype == torch.float32
assert torch.tensor([True]).dtype == torch.bool
assert torch.tensor([1j]).dtype == torch.complex64
# --8<-- [end:dtype-of-data]

# --8<-- [start:numpy-keeps-float64]
array = np.array([1.0, 2.0])
assert torch.from_numpy(array).dtype == torch.float64
assert torch.tensor(array).dtype == torch.float64
small = torch.tensor(array, dtype=torch.float32)
assert small.dtype == torch.float32
small = torch.from_numpy(array).float()
assert small.dtype == torch.float32
small = torch.from_numpy(array.astype(np.float32))
assert small.dtype == torch.float32
# --8<-- [end:numpy-keeps-float64]

# --8<-- [start:names-in-messages]
for name, dtype, method, nbytes in [
    ("Float", torch.float32, "float", 4),
    ("Double", torch.float64, "double", 8),
    ("Half", torch.float16, "half", 2),
    ("BFloat16", torch.bfloat16, "bfloat16", 2),
    ("Long", torch.int64, "long", 8),
    ("Int", torch.int32, "int", 4),
    ("Byte", torch.uint8, "byte", 1),
    ("Bool", torch.bool, "bool", 1),
]:
    y = getattr(torch.ones(2), method)()
    assert y.dtype == dtype
    assert y.type() == f"torch.{name}Tensor"
    assert y.element_size() == nbytes
range_of_byte = torch.iinfo(torch.uint8)
assert range_of_byte.min == 0
assert range_of_byte.max == 255
half = torch.finfo(torch.float16)
assert half.max == 65504
assert torch.finfo(torch.bfloat16).eps > half.eps
# --8<-- [end:names-in-messages]

# --8<-- [start:no-copy-if-the-same]
assert x.to(torch.float32) is x
assert x.float() is x
other = x.to(torch.float32, copy=True)
assert other.data_ptr() != x.data_ptr()
assert torch.equal(other, x)
assert x.double() is not x
# --8<-- [end:no-copy-if-the-same]

# --8<-- [start:long-cuts-towards-zero]
assert x.long().tolist() == [2, -2]
assert x.round().long().tolist() == [3, -3]
halves = torch.tensor([1.5, 2.5])
assert halves.round().tolist() == [2, 2]
# --8<-- [end:long-cuts-towards-zero]

# --8<-- [start:integers-leave-the-graph]
w = torch.ones(2, requires_grad=True)
w.double().sum().backward()
assert w.grad.dtype == torch.float32
assert w.half().requires_grad
assert not w.long().requires_grad
# --8<-- [end:integers-leave-the-graph]

# --8<-- [start:python-float-is-double]
assert x.to(float).dtype == torch.float64
assert torch.ones(2, dtype=float).dtype == torch.float64
assert x.to(int).dtype == torch.int64
message = ""
try:
    x.to("float64")
except RuntimeError as e:
    message = str(e)
assert message == "Invalid device string: 'float64'"
# --8<-- [end:python-float-is-double]

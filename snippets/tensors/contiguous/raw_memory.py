# --8<-- [start:show]
import ctypes

import torch


def read_raw(tensor):
    numbers = ctypes.c_int64 * tensor.numel()
    return list(numbers.from_address(tensor.data_ptr()))


t = torch.arange(6).view(2, 3).t()
c = t.contiguous()
print(t.flatten().tolist())
print(read_raw(t))
print(read_raw(c))
# --8<-- [end:show]

# --8<-- [start:address-ignores-strides]
assert read_raw(t) == [0, 1, 2, 3, 4, 5]
assert read_raw(c) == t.flatten().tolist()
assert read_raw(c) == [0, 3, 1, 4, 2, 5]
assert t[1:].data_ptr() == t.data_ptr() + 8
# --8<-- [end:address-ignores-strides]

# --8<-- [start:numpy-follows-strides]
assert t.numpy().tolist() == t.tolist()
assert t.numpy().strides == (8, 24)
assert torch.from_dlpack(t).stride() == (1, 3)
# --8<-- [end:numpy-follows-strides]

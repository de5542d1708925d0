# --8<-- [start:show]
import torch

x = torch.arange(6).view(2, 3)
t = x.t()
c = t.contiguous()

for name, tensor in [("x", x), ("t", t), ("c", c)]:
    memory = tensor.as_strided((6,), (1,)).tolist()
    print(name, "elements", tensor.tolist())
    print("  memory  ", memory, "strides", tensor.stride())
    print("  contiguous:", tensor.is_contiguous())
# --8<-- [end:show]

# --8<-- [start:copy-in-reading-order]
assert not t.is_contiguous() and c.is_contiguous()
assert c.equal(t) and c.shape == t.shape
assert c.data_ptr() != t.data_ptr()
memory = c.as_strided((6,), (1,)).tolist()
assert memory == [0, 3, 1, 4, 2, 5]
# --8<-- [end:copy-in-reading-order]

# --8<-- [start:else-the-tensor-itself]
assert x.contiguous() is x
assert t.contiguous() is not t
# --8<-- [end:else-the-tensor-itself]

# --8<-- [start:same-memory]
assert t.data_ptr() == x.data_ptr()
assert x.stride() == (3, 1) and t.stride() == (1, 3)
# --8<-- [end:same-memory]

# --8<-- [start:address-of-an-element]
memory = x.as_strided((6,), (1,))
for tensor in [x, t, x[:, 1:], x[1:].t()]:
    start = tensor.storage_offset()
    s0, s1 = tensor.stride()
    for i in range(tensor.size(0)):
        for j in range(tensor.size(1)):
            place = start + i * s0 + j * s1
            assert memory[place] == tensor[i, j]
# --8<-- [end:address-of-an-element]

# --8<-- [start:other-format]
last = torch.channels_last
images = torch.zeros(2, 3, 4, 5).to(memory_format=last)
assert images.shape == (2, 3, 4, 5)
assert images.stride() == (60, 1, 15, 3)
assert not images.is_contiguous()
assert images.is_contiguous(memory_format=last)
for shape in [(2, 1, 4, 5), (2, 3, 1, 1)]:
    both = torch.zeros(shape).to(memory_format=last)
    assert both.is_contiguous()
# --8<-- [end:other-format]

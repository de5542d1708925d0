# --8<-- [start:show]
import torch

x = torch.zeros(2, 3, 4)

print(x.shape, x.size())
print(x.shape[0], x.size(-1), len(x))
print(x.ndim, x.numel())
print(x.dtype, x.device, x.requires_grad)
print(x.element_size(), x.nbytes)

batch, rows, columns = x.shape
print(batch, rows, columns)
# --8<-- [end:show]

# --8<-- [start:shape-is-size]
for x in (torch.zeros(2, 3, 4), torch.tensor(5.0)):
    assert x.shape == x.size()
    assert type(x.shape) is type(x.size()) is torch.Size
assert torch.zeros(2, 3).size(1) == 3
assert torch.zeros(2, 3).shape[1] == 3
# --8<-- [end:shape-is-size]

# --8<-- [start:a-tuple-of-ints]
x = torch.zeros(2, 3, 4)
assert isinstance(x.shape, tuple)
assert x.shape == (2, 3, 4)
assert x.shape != [2, 3, 4]
assert type(x.shape[0]) is int
# --8<-- [end:a-tuple-of-ints]

# --8<-- [start:len-is-the-first-size]
assert len(x) == 2
message = ""
try:
    len(torch.tensor(5.0))
except TypeError as e:
    message = str(e)
assert message == "len() of a 0-d tensor"
# --8<-- [end:len-is-the-first-size]

# --8<-- [start:count-and-dimensions]
assert x.numel() == 2 * 3 * 4 == x.shape.numel()
assert x.ndim == 3 == x.dim()
assert torch.tensor(5.0).numel() == 1
assert torch.tensor(5.0).ndim == 0
assert torch.zeros(0).numel() == 0
# --8<-- [end:count-and-dimensions]

# --8<-- [start:size-needs-a-call]
message = ""
try:
    x.size[0]
except TypeError as e:
    message = str(e)
assert "object is not subscriptable" in message
try:
    x.shape()
except TypeError as e:
    message = str(e)
assert message == "'torch.Size' object is not callable"
# --8<-- [end:size-needs-a-call]

# --8<-- [start:dtype-and-device]
assert x.dtype == torch.float32
assert x.device == torch.device("cpu")
assert not x.requires_grad
# --8<-- [end:dtype-and-device]

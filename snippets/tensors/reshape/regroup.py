# --8<-- [start:show]
import torch

x = torch.arange(6).view(2, 3)

print(x)
print(x.view(3, 2))
print(x.reshape(-1, 2))
print(x.flatten())
print(x.flatten().unflatten(0, (2, 3)))
# --8<-- [end:show]

# --8<-- [start:same-reading-order]
wide = x.expand(2, 2, 3)
for t in [x, x.t(), x[:, 1:], x[::2], wide]:
    read = t.numpy().ravel().tolist()
    for shape in [(len(read),), (1, -1, 1), (-1, 1)]:
        new = t.reshape(shape)
        assert new.numpy().ravel().tolist() == read
assert x.view(3, 2).tolist() == [[0, 1], [2, 3], [4, 5]]
# --8<-- [end:same-reading-order]

# --8<-- [start:view-never-copies]
part = x[:, :2]
for y in [x.view(3, 2), x.view(6), part.view(2, 2, 1)]:
    assert y.data_ptr() == x.data_ptr()
    assert y._base is x._base
message = ""
try:
    x.t().view(6)
except RuntimeError as error:
    message = str(error)
assert "view size is not compatible" in message
# --8<-- [end:view-never-copies]

# --8<-- [start:flatten-is-reshape]
for t in [x, x.t(), x[0], x[0, 0], x.expand(2, 2, 3)]:
    flat, same = t.flatten(), t.reshape(-1)
    assert flat.equal(same) and flat.ndim == 1
    copied = flat.data_ptr() != t.data_ptr()
    assert copied == (same.data_ptr() != t.data_ptr())
assert x.flatten().data_ptr() == x.data_ptr()
assert x.t().flatten().data_ptr() != x.data_ptr()
# --8<-- [end:flatten-is-reshape]

# --8<-- [start:keeps-the-batch]
images = torch.rand(8, 3, 4, 5)
assert images.flatten(1).shape == (8, 60)
assert images.flatten(1).equal(images.reshape(8, 60))
layer = torch.nn.Flatten()
assert layer(images).equal(images.flatten(1))
# --8<-- [end:keeps-the-batch]

# --8<-- [start:splits-one-dimension]
flat = images.flatten(1)
assert flat.unflatten(1, (3, 4, 5)).equal(images)
assert flat.unflatten(1, (3, -1)).shape == (8, 3, 20)
layer = torch.nn.Unflatten(1, (3, 4, 5))
assert layer(flat).equal(images)
# --8<-- [end:splits-one-dimension]

# --8<-- [start:same-bits-other-type]
bits = torch.ones(2).view(torch.int32)
assert bits.tolist() == [0x3F800000, 0x3F800000]
assert torch.ones(2).to(torch.int32).tolist() == [1, 1]
# --8<-- [end:same-bits-other-type]

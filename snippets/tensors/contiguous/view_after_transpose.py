# --8<-- [start:show]
from textwrap import fill

import torch

heads = torch.arange(24).view(2, 3, 4)  # heads, time, features
t = heads.transpose(0, 1)  # time, heads, features

try:
    t.view(3, 8)
except RuntimeError as error:
    print(fill(str(error), 72))
print(t.contiguous().view(3, 8).shape)
print(t.reshape(3, 8).shape)
# --8<-- [end:show]

# --8<-- [start:reshape-does-both]
want = torch.cat([heads[0], heads[1]], dim=1)
assert t.contiguous().view(3, 8).equal(want)
assert t.reshape(3, 8).equal(want)
# --8<-- [end:reshape-does-both]

# --8<-- [start:channels-last-too]
images = torch.rand(2, 3, 4, 5)
last = images.to(memory_format=torch.channels_last)
assert images.view(2, -1).shape == (2, 60)
message = ""
try:
    last.view(2, -1)
except RuntimeError as error:
    message = str(error)
why = "view size is not compatible with input tensor's"
assert message.startswith(why)
for flat in [last.reshape(2, -1), last.flatten(1)]:
    assert flat.equal(images.view(2, -1))
# --8<-- [end:channels-last-too]

# --8<-- [start:strides-are-refused]
pairs = torch.arange(6.0).view(2, 3).t()
messages = []
for call in [
    lambda p: p.view(6),
    torch.view_as_complex,
    lambda p: p.view(torch.float64),
]:
    try:
        call(pairs)
    except RuntimeError as error:
        messages.append(str(error))
    assert call(pairs.contiguous()).numel() in (6, 3)
assert "size and stride" in messages[0]
assert "dimension with stride 1" in messages[1]
assert "stride(-1) must be 1" in messages[2]
# --8<-- [end:strides-are-refused]

# --8<-- [start:arithmetic-needs-none]
a = torch.arange(6.0).view(2, 3).t()
c = a.contiguous()
assert not a.is_contiguous()
assert (a + 1).equal(c + 1)
assert (a @ c.t()).equal(c @ c.t())
assert a.sum(0).equal(c.sum(0))
assert a[1].equal(c[1])
# --8<-- [end:arithmetic-needs-none]

# --8<-- [start:show]
from textwrap import fill

import torch

t = torch.arange(6).view(2, 3).t()

try:
    t.view(6)
except RuntimeError as error:
    print(fill(str(error), 72))
print(t.reshape(6))
print(t.contiguous().view(6))
# --8<-- [end:show]

# --8<-- [start:reshape-copies-here]
assert t.reshape(6).data_ptr() != t.data_ptr()
assert t.reshape(6).equal(t.contiguous().view(6))
flat = t.contiguous().view(6)
assert flat.data_ptr() != t.data_ptr()
# --8<-- [end:reshape-copies-here]

# --8<-- [start:reshape-is-view-if-it-can]
x = torch.arange(24).view(2, 3, 4)
views = 0
for t in [x, x.mT, x[:, 1:], x[..., :2]]:
    for shape in [(t.numel(),), (t.shape[0], -1)]:
        try:
            t.view(shape)
            allowed = True
        except RuntimeError:
            allowed = False
        new = t.reshape(shape)
        shared = new.data_ptr() == t.data_ptr()
        assert shared == allowed
        views += allowed
assert views == 3
# --8<-- [end:reshape-is-view-if-it-can]

# --8<-- [start:view-can-fail-after]
changed = [x.transpose(0, 1), x.permute(2, 0, 1)]
changed += [x[:, :2], x[:, :, 1:], x[:, ::2]]
for t in changed:
    message = ""
    try:
        t.view(-1)
    except RuntimeError as error:
        message = str(error)
    why = "view size is not compatible with "
    why += "input tensor's size and stride"
    assert message.startswith(why)
    a, b, c = t.shape
    split = t.view(a, b, 1, c)
    assert split.data_ptr() == t.data_ptr()
# --8<-- [end:view-can-fail-after]

# --8<-- [start:show]
import textwrap

import torch

x = torch.arange(12.0).view(1, 3, 2, 2)
y = x.to(memory_format=torch.channels_last)

try:
    y.view(1, -1)
except RuntimeError as error:
    print(textwrap.fill(str(error), 60))

flat = y.flatten(1)
print(flat.equal(x.flatten(1)))
print(flat.data_ptr() == y.data_ptr())
# --8<-- [end:show]

# --8<-- [start:copies-in-reading-order]
for flat in y.flatten(1), y.reshape(1, -1):
    assert flat.tolist() == [list(range(12))]
    assert flat.data_ptr() != y.data_ptr()
assert x.flatten(1).data_ptr() == x.data_ptr()
# --8<-- [end:copies-in-reading-order]

# --8<-- [start:other-views-work]
rows = y.view(1, 3, 4)
assert rows.equal(x.view(1, 3, 4))
assert rows.data_ptr() == y.data_ptr()
form = torch.channels_last
for size in (2, 1, 4, 4), (2, 5, 1, 1):
    t = torch.randn(size).to(memory_format=form)
    assert t.view(2, -1).equal(t.flatten(1))
# --8<-- [end:other-views-work]

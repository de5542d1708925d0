# --8<-- [start:show]
from textwrap import fill

import torch

x, empty = torch.arange(6), torch.zeros(0, 3, 4)

for tensor, shape in [
    (x, (5, 2)),
    (x, (-1, 4)),
    (x, (-1, -1)),
    (empty, (0, -1)),
]:
    try:
        tensor.reshape(shape)
    except RuntimeError as error:
        print(fill(str(error), 72, subsequent_indent="    "))
print(empty.flatten(1).shape)
# --8<-- [end:show]

# --8<-- [start:one-size-inferred]
assert x.reshape(-1, 2).shape == (3, 2)
assert x.view(2, -1).shape == (2, 3)
message = ""
try:
    x.view(-1, -1)
except RuntimeError as error:
    message = str(error)
assert message == "only one dimension can be inferred"
# --8<-- [end:one-size-inferred]

# --8<-- [start:flatten-takes-an-empty-batch]
assert empty.flatten(1).shape == (0, 12)
# --8<-- [end:flatten-takes-an-empty-batch]

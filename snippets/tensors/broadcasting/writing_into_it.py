# --8<-- [start:show]
from textwrap import fill

import torch

row, column = torch.zeros(3), torch.zeros(3, 1)
try:
    row += column
except RuntimeError as error:
    print(error)
print(tuple((row + column).shape))

wide = torch.zeros(3).expand(2, 3)
try:
    wide += 1
except RuntimeError as error:
    print(fill(str(error), 72))
wide[0, 0] = 7
print(wide)

copy = torch.zeros(3).expand(2, 3).clone()
copy[0, 0] = 7
print(copy)
# --8<-- [end:show]

# --8<-- [start:in-place-never-grows]
square = torch.zeros(3, 3)
square += torch.ones(3)
assert square.tolist() == [[1, 1, 1]] * 3
message = ""
try:
    torch.zeros(3).add_(torch.ones(3, 3))
except RuntimeError as error:
    message = str(error)
assert "doesn't match the broadcast shape" in message
# --8<-- [end:in-place-never-grows]

# --8<-- [start:one-write-many-rows]
base = torch.zeros(3)
tall = base.expand(4, 3)
tall[2, 1] = 5
assert tall[:, 1].tolist() == [5, 5, 5, 5]
assert base.tolist() == [0, 5, 0]
# --8<-- [end:one-write-many-rows]

# --8<-- [start:clone-has-its-own-memory]
assert copy.stride() == (3, 1)
assert copy.untyped_storage().nbytes() == 6 * 4
# --8<-- [end:clone-has-its-own-memory]

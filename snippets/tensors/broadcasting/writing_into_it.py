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
for name in ("add_", "sub_", "mul_", "div_", "pow_"):
    square = torch.zeros(3, 3)
    getattr(square, name)(torch.ones(3))
    message = ""
    try:
        getattr(row, name)(square)
    except RuntimeError as error:
        message = str(error)
    assert "match the broadcast shape [3, 3]" in message
    assert row.shape == (3,)
# --8<-- [end:in-place-never-grows]

# --8<-- [start:overlap-is-refused]
base = torch.zeros(3)
tall = base.expand(4, 3)
for part in (tall, tall[:], tall[:, 0], tall[1:3]):
    for write in (part.add_, part.copy_):
        message = ""
        try:
            write(torch.ones(()))
        except RuntimeError as error:
            message = str(error)
        assert "refers to a single memory" in message
message = ""
try:
    tall[:] = 3
except RuntimeError as error:
    message = str(error)
assert "refers to a single memory" in message
assert base.tolist() == [0, 0, 0]
# --8<-- [end:overlap-is-refused]

# --8<-- [start:one-write-many-rows]
tall[2, 1] = 5
assert tall.tolist() == [[0, 5, 0]] * 4
tall[0] += 1
assert tall.tolist() == [[1, 6, 1]] * 4
tall[3] = 2
assert tall.tolist() == [[2, 2, 2]] * 4
tall.fill_(4)
assert base.tolist() == [4, 4, 4]
tall.zero_()
assert base.tolist() == [0, 0, 0]
# --8<-- [end:one-write-many-rows]

# --8<-- [start:a-mask-warns]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    tall[tall == 0] = 6
message = str(caught[0].message)
assert "on expanded tensors is deprecated" in message
assert base.tolist() == [6, 6, 6]
# --8<-- [end:a-mask-warns]

# --8<-- [start:clone-has-its-own-memory]
assert copy.stride() == (3, 1)
assert copy.untyped_storage().nbytes() == 6 * 4
# --8<-- [end:clone-has-its-own-memory]

# --8<-- [start:show]
from textwrap import fill

import numpy as np
import torch

for data in (
    [[1, 2], [3]],
    np.arange(3)[::-1],
    np.array([1.0, None]),
    ["cat", "dog"],
):
    try:
        torch.tensor(data)
    except (TypeError, ValueError) as error:
        text = f"{type(error).__name__}: {error}"
        print(fill(text, 72, subsequent_indent="    "))
# --8<-- [end:show]

# --8<-- [start:pad-ragged-lists]
from torch.nn.utils.rnn import pad_sequence

rows = [torch.tensor(row) for row in [[1, 2], [3]]]
padded = pad_sequence(rows, batch_first=True)
assert padded.tolist() == [[1, 2], [3, 0]]
# --8<-- [end:pad-ragged-lists]

# --8<-- [start:copy-a-reversed-array]
backwards = np.arange(3)[::-1]
t = torch.from_numpy(backwards.copy())
assert t.tolist() == [2, 1, 0]
message = ""
try:
    torch.from_numpy(backwards)
except ValueError as error:
    message = str(error)
assert "At least one stride" in message
# --8<-- [end:copy-a-reversed-array]

# --8<-- [start:give-objects-a-type]
objects = np.array([1.0, 2.0], dtype=object)
t = torch.from_numpy(objects.astype(np.float32))
assert t.dtype == torch.float32
holes = np.array([1.0, None]).astype(np.float32)
assert torch.from_numpy(holes).isnan().tolist() == [
    False, True
]
# --8<-- [end:give-objects-a-type]

# --8<-- [start:numbers-for-names]
names = ["cat", "dog"]
ids = {name: i for i, name in enumerate(names)}
t = torch.tensor([ids[n] for n in ["dog", "cat"]])
assert t.tolist() == [1, 0]
# --8<-- [end:numbers-for-names]

# --8<-- [start:not-writable-warns]
import warnings

fixed = np.ones(3)
fixed.flags.writeable = False
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert torch.tensor(fixed).tolist() == [1, 1, 1]
    assert caught == []
    for _ in range(3):
        torch.from_numpy(fixed)
(only,) = caught
assert str(only.message).startswith(
    "The given NumPy array is not writable"
)
# --8<-- [end:not-writable-warns]

# --8<-- [start:list-of-arrays-is-slow]
arrays = [np.zeros(2), np.ones(2)]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for _ in range(3):
        slow = torch.tensor(arrays)
(only,) = caught
assert "is extremely slow" in str(only.message)
assert torch.from_numpy(np.stack(arrays)).equal(slow)
# --8<-- [end:list-of-arrays-is-slow]

# --8<-- [start:stack-a-list]
tensors = [torch.zeros(2), torch.ones(2)]
stacked = torch.stack(tensors)
assert stacked.tolist() == [[0, 0], [1, 1]]
message = ""
try:
    torch.tensor(tensors)
except ValueError as error:
    message = str(error)
assert message.startswith("only one element tensors")
# --8<-- [end:stack-a-list]

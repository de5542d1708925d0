# --8<-- [start:show]
from textwrap import fill

import torch

a, b = torch.zeros(3, 4), torch.zeros(3, 5)
row, number = torch.zeros(4), torch.tensor(1.0)

for join, tensors in [
    (torch.cat, [a, b]),
    (torch.stack, [a, b]),
    (torch.cat, [a, row]),
    (torch.cat, [number, number]),
    (torch.cat, a),
    (torch.cat, []),
    (torch.stack, []),
]:
    try:
        join(tensors)
    except (RuntimeError, TypeError, ValueError) as error:
        text = f"{type(error).__name__}: {error}"
        print(fill(text, 72, subsequent_indent="    "))
# --8<-- [end:show]

# --8<-- [start:join-along-the-other]
assert torch.cat([a, b], dim=1).shape == (3, 9)
# --8<-- [end:join-along-the-other]

# --8<-- [start:no-broadcasting]
message = ""
try:
    torch.cat([torch.zeros(1, 3), torch.zeros(2, 1)])
except RuntimeError as error:
    message = str(error)
assert "Expected size 3 but got size 1" in message
# --8<-- [end:no-broadcasting]

# --8<-- [start:give-it-the-dimension]
assert torch.cat([a, row[None]]).shape == (4, 4)
# --8<-- [end:give-it-the-dimension]

# --8<-- [start:stack-numbers]
one, two = torch.tensor(1.0), torch.tensor(2.0)
stacked = torch.stack([one, two])
assert stacked.tolist() == [1.0, 2.0]
# --8<-- [end:stack-numbers]

# --8<-- [start:list-around-both]
assert torch.cat([a, a]).shape == (6, 4)
message = ""
try:
    torch.cat(a, a)
except TypeError as error:
    message = str(error)
assert "must be tuple of Tensors" in message
# --8<-- [end:list-around-both]

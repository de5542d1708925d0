# --8<-- [start:show]
import torch
from torch import nn

body, head = nn.Linear(4, 4), nn.Linear(4, 1)
inputs = torch.randn(2, 4)

with torch.autocast("cpu", dtype=torch.bfloat16):
    hidden = body(inputs)
for use in (lambda: head(hidden), lambda: hidden @ body.weight):
    try:
        use()
    except RuntimeError as error:
        print(error)

print(head(hidden.float()).dtype)
with torch.autocast("cpu", dtype=torch.bfloat16):
    print(head(hidden).dtype)
    with torch.autocast("cpu", enabled=False):
        print(head(hidden.float()).dtype)
# --8<-- [end:show]

# --8<-- [start:mismatch]
assert hidden.dtype == torch.bfloat16
for use in (head, body, nn.Linear(4, 1, bias=False)):
    message = ""
    try:
        use(hidden)
    except RuntimeError as error:
        message = str(error)
    assert "have the same dtype, but got" in message
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert use(hidden).dtype == torch.bfloat16
# --8<-- [end:mismatch]

# --8<-- [start:disabled-inside]
with torch.autocast("cpu", dtype=torch.bfloat16):
    with torch.autocast("cpu", enabled=False):
        assert head(inputs).dtype == torch.float32
        message = ""
        try:
            head(hidden)
        except RuntimeError as error:
            message = str(error)
        assert "same dtype" in message
    assert head(inputs).dtype == torch.bfloat16
# --8<-- [end:disabled-inside]

# --8<-- [start:loss-outside]
labels = torch.zeros(2, dtype=torch.long)
outside = nn.functional.cross_entropy(hidden, labels)
with torch.autocast("cpu", dtype=torch.bfloat16):
    within = nn.functional.cross_entropy(hidden, labels)
assert outside.dtype == torch.bfloat16
assert within.dtype == torch.float32
# --8<-- [end:loss-outside]

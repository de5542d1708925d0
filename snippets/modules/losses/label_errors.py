# --8<-- [start:show]
import torch
from torch import nn

loss_fn = nn.CrossEntropyLoss()
logits = torch.zeros(3, 4)  # 3 samples, 4 classes

for labels in [
    torch.tensor([0.0, 2.0, 3.0]),
    torch.tensor([[0], [2], [3]]),
    torch.tensor([[1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]),
    torch.tensor([1, 3, 4]),
    torch.tensor([-1, 2, 3]),
    torch.tensor([0, 2]),
]:
    try:
        loss_fn(logits, labels)
    except (RuntimeError, IndexError, ValueError) as error:
        print(f"{type(error).__name__}: {error}")
# --8<-- [end:show]

# --8<-- [start:fix-float]
want = loss_fn(logits, torch.tensor([0, 2, 3]))
labels = torch.tensor([0.0, 2.0, 3.0])
assert loss_fn(logits, labels.long()).equal(want)
text = ""
try:
    loss_fn(logits, labels.double())
except RuntimeError as e:
    text = str(e)
assert text.endswith("Long or Byte, but got Double")
# --8<-- [end:fix-float]

# --8<-- [start:fix-column]
column = torch.tensor([[0], [2], [3]])
assert loss_fn(logits, column.squeeze(1)).equal(want)
# --8<-- [end:fix-column]

# --8<-- [start:fix-one-hot]
hot = torch.eye(4, dtype=torch.long)[[0, 2, 3]]
assert loss_fn(logits, hot.argmax(1)).equal(want)
assert loss_fn(logits, hot.float()).equal(want)
# --8<-- [end:fix-one-hot]

# --8<-- [start:fix-from-one]
labels = torch.tensor([1, 3, 4])
assert loss_fn(logits, labels - 1).equal(want)
# --8<-- [end:fix-from-one]

# --8<-- [start:fix-minus-one]
labels = torch.tensor([-1, 2, 3])
skip = nn.CrossEntropyLoss(ignore_index=-1)
kept = loss_fn(logits[1:], labels[1:])
assert skip(logits, labels).equal(kept)
# --8<-- [end:fix-minus-one]

# --8<-- [start:classes-last]
text = ""
tokens = torch.zeros(2, 7, dtype=torch.long)
try:
    loss_fn(torch.zeros(2, 7, 4), tokens)
except RuntimeError as e:
    text = str(e)
assert text == "Expected target size [2, 4], got [2, 7]"
# --8<-- [end:classes-last]

# --8<-- [start:classes-last-silent]
z = torch.arange(16.0).reshape(1, 4, 4)
labels = torch.zeros(1, 4, dtype=torch.long)
classes_first = loss_fn(z, labels)
classes_last = loss_fn(z.transpose(1, 2), labels)
assert round(classes_first.item(), 2) == 12.02
assert round(classes_last.item(), 2) == 3.44
# --8<-- [end:classes-last-silent]

# --8<-- [start:show]
import torch
from torch import nn

DTYPES = [
    torch.float32, torch.float64, torch.int64, torch.uint8, torch.bool
]


def trains(loss_fn, dtype, shape):
    outputs = torch.full((4, 3), 0.5, requires_grad=True)
    try:
        loss_fn(outputs, torch.ones(shape, dtype=dtype)).backward()
    except RuntimeError:
        return "-"
    return "yes"


print(" " * 25, *(f"{str(d)[6:]:>7}" for d in DTYPES))
for name, *shape in [
    ("MSELoss", 4, 3), ("L1Loss", 4, 3), ("SmoothL1Loss", 4, 3),
    ("HuberLoss", 4, 3), ("PoissonNLLLoss", 4, 3), ("BCELoss", 4, 3),
    ("BCEWithLogitsLoss", 4, 3), ("CrossEntropyLoss", 4, 3),
    ("CrossEntropyLoss", 4), ("NLLLoss", 4),
]:
    row = [trains(getattr(nn, name)(), d, shape) for d in DTYPES]
    print(f"{name:18}{tuple(shape)!s:7}", *(f"{r:>7}" for r in row))
# --8<-- [end:show]

# --8<-- [start:huber-fails-late]
outputs = torch.zeros(2, requires_grad=True)
target = torch.tensor([1, 2])
loss = nn.HuberLoss()(outputs, target)
assert loss == 1.0
try:
    loss.backward()
except RuntimeError as e:
    text = str(e)
assert text == "Found dtype Long but expected Float"
# --8<-- [end:huber-fails-late]

# --8<-- [start:int32-refused]
try:
    labels = torch.tensor([1], dtype=torch.int32)
    nn.CrossEntropyLoss()(torch.zeros(1, 3), labels)
except RuntimeError as e:
    text = str(e)
assert text.endswith("Long or Byte, but got Int")
# --8<-- [end:int32-refused]

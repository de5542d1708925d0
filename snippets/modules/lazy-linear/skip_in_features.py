# --8<-- [start:show]
import torch
from torch import nn

model = nn.Sequential(
    nn.Conv2d(3, 8, kernel_size=5, stride=2),
    nn.ReLU(),
    nn.Flatten(),
    nn.LazyLinear(10),
)
print(model[3])

model.eval()
with torch.no_grad():
    model(torch.zeros(1, 3, 32, 32))  # the dry run
model.train()
print(model[3])
# --8<-- [end:show]

# --8<-- [start:becomes-linear]
layer = nn.LazyLinear(10)
weight = layer.weight
assert isinstance(
    weight, nn.parameter.UninitializedParameter
)
assert len(layer._forward_pre_hooks) == 1
layer(torch.zeros(2, 5, 7))
assert len(layer._forward_pre_hooks) == 0
assert type(layer) is nn.Linear
assert layer.in_features == 7
assert layer.weight is weight  # the same object
assert type(weight) is nn.Parameter
assert weight.shape == (10, 7)
# --8<-- [end:becomes-linear]

# --8<-- [start:bias-waits-too]
layer = nn.LazyLinear(10)
assert isinstance(
    layer.bias, nn.parameter.UninitializedParameter
)
# --8<-- [end:bias-waits-too]

# --8<-- [start:first-input-decides]
message = ""
try:
    model(torch.zeros(1, 3, 28, 28))
except RuntimeError as error:
    message = str(error)
assert message == (
    "mat1 and mat2 shapes cannot be multiplied "
    "(1x1152 and 1568x10)"
)
# --8<-- [end:first-input-decides]

# --8<-- [start:the-lazy-modules]
lazy = {n for n in dir(nn) if n.startswith("Lazy")}
expected = {"LazyLinear"}
for d in "123":
    expected |= {
        f"LazyConv{d}d",
        f"LazyConvTranspose{d}d",
        f"LazyBatchNorm{d}d",
        f"LazyInstanceNorm{d}d",
    }
assert lazy == expected
for name in lazy:
    plain = getattr(nn, name.removeprefix("Lazy"))
    assert getattr(nn, name).cls_to_become is plain
# --8<-- [end:the-lazy-modules]

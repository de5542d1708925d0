# --8<-- [start:show]
import logging

from torch import nn

logging.disable(logging.WARNING)  # torchao logs on import
from torchao.quantization import (
    Int8Tensor,
    Int8WeightOnlyConfig,
    quantize_,
)

for layer in (
    nn.Linear(16, 16),
    nn.Embedding(16, 16),
    nn.Conv2d(16, 16, 3),
    nn.LSTM(16, 16),
    nn.MultiheadAttention(16, 4),
    nn.TransformerEncoderLayer(16, 4),
):
    quantize_(layer, Int8WeightOnlyConfig())
    state = layer.state_dict()
    print(type(layer).__name__)
    for name in state:
        if isinstance(state[name], Int8Tensor):
            print("   ", name)
# --8<-- [end:show]

# --8<-- [start:only-linear]
def touched(layer):
    quantize_(layer, Int8WeightOnlyConfig())
    return [
        name
        for name, t in layer.state_dict().items()
        if isinstance(t, Int8Tensor)
    ]


assert touched(nn.Linear(16, 16)) == ["weight"]
for layer in (
    nn.Embedding(16, 16),
    nn.Conv2d(16, 16, 3),
    nn.Conv1d(16, 16, 3),
    nn.LSTM(16, 16),
    nn.MultiheadAttention(16, 4),
    nn.LayerNorm(16),
):
    assert touched(layer) == []
both = ["linear1.weight", "linear2.weight"]
block = nn.TransformerEncoderLayer(16, 4)
assert touched(block) == both
last = nn.MultiheadAttention(16, 4).out_proj
assert type(last) is not nn.Linear
assert isinstance(last, nn.Linear)
# --8<-- [end:only-linear]

# --8<-- [start:convolution]
import torch
from torchao.quantization import IntxWeightOnlyConfig


def is_conv(module, name):
    return isinstance(module, nn.Conv2d)


image, message = torch.randn(1, 16, 5, 5), ""
conv = nn.Conv2d(16, 16, 3).requires_grad_(False)
exact = conv(image)
quantize_(conv, IntxWeightOnlyConfig(), is_conv)
assert conv.weight.qdata.dtype == torch.int8
error = (conv(image) - exact).norm() / exact.norm()
assert 0 < error < 0.02
conv = nn.Conv2d(16, 16, 3)
quantize_(conv, Int8WeightOnlyConfig(), is_conv)
try:
    conv(image)
except NotImplementedError as e:
    message = str(e)
assert "Int8Tensor dispatch" in message
assert "aten.convolution" in message
# --8<-- [end:convolution]

# --8<-- [start:four-bits]
from torchao.quantization import (
    Int4WeightOnlyConfig,
    PerGroup,
)

layer, message = nn.Linear(64, 64), ""
int4 = Int4WeightOnlyConfig(group_size=32)
try:
    quantize_(layer, int4)
except ImportError as e:
    message = str(e)
assert message == "Requires mslk >= 1.0.0"
four = IntxWeightOnlyConfig(
    weight_dtype=torch.int4, granularity=PerGroup(32)
)
quantize_(layer, four)
stored = layer.weight.qdata
assert stored.dtype == torch.int8
assert stored.nbytes == 64 * 64
assert -8 <= stored.min() and stored.max() <= 7
# --8<-- [end:four-bits]

# --8<-- [start:qat]
import copy

from torchao.quantization.qat import QATConfig

layer, x = nn.Linear(64, 64), torch.randn(3, 64)
untrained = copy.deepcopy(layer)
net = nn.Sequential(layer)
quantize_(net, QATConfig(four, step="prepare"))
fake = net(x)
fake.sum().backward()
assert net[0].weight.dtype == torch.float32
assert net[0].weight.grad.count_nonzero() > 0
quantize_(net, QATConfig(four, step="convert"))
quantize_(untrained, four)
assert torch.allclose(net(x), fake, atol=1e-6)
assert torch.equal(net(x), untrained(x))
message = ""
try:
    quantize_(
        nn.Sequential(nn.Linear(64, 64)),
        QATConfig(
            Int8WeightOnlyConfig(), step="prepare"
        ),
    )
except ValueError as e:
    message = str(e)
assert "Unexpected base config" in message
# --8<-- [end:qat]

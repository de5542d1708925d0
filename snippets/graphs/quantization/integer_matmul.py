# --8<-- [start:show]
import logging

import torch
from torch import nn

logging.disable(logging.WARNING)  # torchao logs on import
from torchao.quantization import (
    Int8DynamicActivationInt8WeightConfig,
    quantize_,
)


def quantize(rows):  # symmetric, one scale for each row
    scale = rows.abs().amax(dim=1, keepdim=True) / 127.5
    q = (rows * (1 / scale)).round().clamp(-128, 127)
    return q.to(torch.int8), scale


torch.manual_seed(0)
layer, x = nn.Linear(64, 32), torch.randn(5, 64)
with torch.no_grad():
    (a, a_scale), (w, w_scale) = quantize(x), quantize(layer.weight)
    total = a.int() @ w.int().T  # sums of products, in int32
    y = total * a_scale * w_scale.T + layer.bias

quantize_(layer, Int8DynamicActivationInt8WeightConfig())
print(torch.equal(layer(x), y))
# --8<-- [end:show]

# --8<-- [start:same-numbers]
assert torch.equal(layer.weight.qdata, w)
assert torch.equal(layer.weight.scale, w_scale)
assert layer.weight.zero_point.count_nonzero() == 0
assert torch.equal(layer(x), y)
assert torch.equal(torch._int_mm(a, w.T), total)
assert torch._int_mm(a, w.T).dtype == torch.int32
assert total.abs().max() > 127  # too big for int8
steps = (a * a_scale - x).abs() / a_scale
assert 0.49 < steps.max() < 0.501
# --8<-- [end:same-numbers]

# --8<-- [start:show]
import copy
import textwrap
import warnings

import torch
from torch import nn
from torch.ao import quantization as old


def static(model):
    model.qconfig = old.get_default_qconfig()
    observed = old.prepare(model)
    observed(x)  # calibrate
    return old.convert(observed)


torch.manual_seed(0)
model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.ReLU()).eval()
x = torch.randn(8, 3, 8, 8)

with warnings.catch_warnings(action="ignore"):
    try:
        static(copy.deepcopy(model))(x)
    except NotImplementedError as error:
        text = str(error).partition(", BackendSelect")[0]
        print(textwrap.fill(text, 60), "...")
    fixed = static(old.QuantWrapper(model).eval())
    print((fixed(x) - model(x)).norm() / model(x).norm() < 0.05)
# --8<-- [end:show]

# --8<-- [start:wrapper]
assert fixed(x).dtype == torch.float32
inner = fixed.module[0]
assert inner.weight().dtype == torch.qint8
raw, message = fixed.module, ""
try:
    raw(x)
except NotImplementedError as e:
    message = str(e)
assert "'quantized::conv2d.new'" in message
assert "'CPU' backend" in message
assert raw(fixed.quant(x)).dtype == torch.quint8
# --8<-- [end:wrapper]

# --8<-- [start:other-way-round]
message = ""
quantized = fixed.quant(x[:, :, 0, 0])
try:
    torch.mm(quantized, quantized.T)
except NotImplementedError as e:
    message = str(e)
assert "'QuantizedCPU' backend" in message
back = quantized.dequantize()
assert torch.mm(back, back.T).shape == (8, 8)
# --8<-- [end:other-way-round]

# --8<-- [start:show]
import copy
import logging
import os

import torch
from torch import nn

logging.disable(logging.WARNING)  # torchao logs on import
from torchao.quantization import Int8WeightOnlyConfig, quantize_

net = nn.Sequential(
    nn.Embedding(1000, 64), nn.Linear(64, 1000, bias=False)
)
net[1].weight = net[0].weight  # one matrix for both

default = copy.deepcopy(net)
quantize_(default, Int8WeightOnlyConfig())

both = copy.deepcopy(net)
quantize_(both, Int8WeightOnlyConfig(),
          lambda module, name: isinstance(module, nn.Embedding))
both[1].weight = both[0].weight

for model in net, default, both:
    torch.save(model.state_dict(), "net.pt")
    size = os.path.getsize("net.pt") // 1000
    types = [type(t).__name__ for t in model.state_dict().values()]
    print(size, "kB", *types)
# --8<-- [end:show]

# --8<-- [start:tied]
assert default[0].weight.nbytes == 256_000
assert default[0].weight.dtype == torch.float32
assert default[1].weight.qdata.nbytes == 64_000
assert default[1].weight is not default[0].weight
assert both[1].weight is both[0].weight
assert both[0].weight.qdata.nbytes == 64_000
tokens = torch.arange(1000)
with torch.no_grad():
    exact, close = net(tokens), both(tokens)
error = (close - exact).norm() / exact.norm()
assert 0 < error < 0.02
from torchao.quantization import Int8Tensor

for kinds, count in (
    (nn.Embedding, 1),
    ((nn.Embedding, nn.Linear), 2),
):
    untied = nn.Sequential(
        nn.Embedding(1000, 64), nn.Linear(64, 1000)
    )
    quantize_(
        untied,
        Int8WeightOnlyConfig(),
        lambda module, name: isinstance(module, kinds),
    )
    kind = [type(m.weight) for m in untied]
    assert kind.count(Int8Tensor) == count
    assert kind[0] is Int8Tensor
    assert untied(tokens).shape == (1000, 1000)
# --8<-- [end:tied]

# --8<-- [start:lookup]
table, few = both[0].weight, torch.tensor([7, 3])
row = table.qdata[7] * table.scale[7]
assert torch.equal(both[0](few)[0], row)
from unittest import mock

whole = []


def spy(weight, real=Int8Tensor.dequantize):
    whole.append(real(weight))
    return whole[-1]


with mock.patch.object(Int8Tensor, "dequantize", spy):
    both[0](few)
assert [t.nbytes for t in whole] == [256_000]
# --8<-- [end:lookup]

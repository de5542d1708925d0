# --8<-- [start:show]
import torch
from torch import nn


def mixes(layer, inputs):
    x = torch.zeros(2, 3, 4)  # 2 samples, 3 steps, 4 features
    before = layer(*[x] * inputs)[0][1]
    x[0] = 1
    after = layer(*[x] * inputs)[0][1]
    return not torch.equal(before, after)


torch.manual_seed(0)
print("Does sample 0 change the output of sample 1?")
for word, first in ("wrong:", False), ("right:", True):
    lstm = nn.LSTM(4, 4, batch_first=first)
    attention = nn.MultiheadAttention(4, 1, batch_first=first)
    print(word, "LSTM:", mixes(lstm, 1), end=", ")
    print("attention:", mixes(attention, 3))
# --8<-- [end:show]


# --8<-- [start:reads-steps-as-samples]
def output(kind, first, x):
    torch.manual_seed(0)
    if kind == "attention":
        layer = nn.MultiheadAttention(
            4, 1, batch_first=first)
        return layer(x, x, x)[0]
    layer = getattr(nn, kind)(4, 4, batch_first=first)
    return layer(x)[0]


for kind in "LSTM", "GRU", "RNN", "attention":
    for first in False, True:
        x = torch.randn(2, 3, 4)
        before = output(kind, first, x)
        x[0] += 1
        after = output(kind, first, x)
        assert before.shape == after.shape == (2, 3, 4)
        same = torch.allclose(before[1], after[1])
        assert same is first
# --8<-- [end:reads-steps-as-samples]

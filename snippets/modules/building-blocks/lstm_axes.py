# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(4, 10, 8)  # 4 sequences, 10 steps, 8 features
other = x.clone()
other[0] += 1  # another first sequence; the rest is the same

for batch_first in True, False:
    lstm = nn.LSTM(8, 16, batch_first=batch_first)
    output, (h, c) = lstm(x)
    changed = (lstm(other)[0] != output).flatten(1).any(1)
    print(f"batch_first={batch_first}")
    print("  output", tuple(output.shape))
    print("  h and c", tuple(h.shape), tuple(c.shape))
    print("  changed sequences", changed.nonzero().flatten().tolist())
# --8<-- [end:show]

# --8<-- [start:mixes-silently]
time_first = nn.LSTM(8, 16)
a, b = time_first(x)[0], time_first(other)[0]
assert (a != b).flatten(1).any(1).all()
batched = nn.LSTM(8, 16, batch_first=True)
a, b = batched(x)[0], batched(other)[0]
assert a[1:].equal(b[1:])
assert not a[0].equal(b[0])
# --8<-- [end:mixes-silently]

# --8<-- [start:states]
steps_first = x.transpose(0, 1)
for kind in nn.LSTM, nn.GRU:
    for layers, ways in (1, 1), (2, 1), (3, 2):
        a = kind(8, 16, layers, bidirectional=ways == 2)
        b = kind(8, 16, layers, bidirectional=ways == 2,
                 batch_first=True)
        y, s = a(steps_first)
        z, t = b(x)
        assert y.shape == (10, 4, ways * 16)
        assert z.shape == (4, 10, ways * 16)
        if kind is nn.GRU:
            s, t = [s], [t]
        for state in *s, *t:
            assert state.shape == (layers * ways, 4, 16)
gate = 16 * 8 + 16 * 16 + 16 + 16  # h*i + h*h + 2*h
for kind, gates in (nn.LSTM, 4), (nn.GRU, 3):
    params = kind(8, 16).parameters()
    size = sum(p.numel() for p in params)
    assert size == gates * gate
# --8<-- [end:states]

# --8<-- [start:last-output]
for layers in 1, 3:
    one = nn.LSTM(8, 16, layers, batch_first=True)
    output, (h, c) = one(x)
    assert output[:, -1].equal(h[-1])
    both = nn.LSTM(8, 16, layers, batch_first=True,
                   bidirectional=True)
    output, (h, c) = both(x)
    assert output[:, -1, :16].equal(h[-2])
    assert output[:, 0, 16:].equal(h[-1])
    assert not output[:, -1, 16:].equal(h[-1])
# --8<-- [end:last-output]

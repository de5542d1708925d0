# --8<-- [start:show]
import torch
from torch import nn

x = torch.ones(1, 2)
linear, lstm = nn.Linear(2, 2), nn.LSTM(2, 2)
for attempt in [
    lambda: nn.ModuleList([linear])(x),
    lambda: nn.ModuleList([[linear]]),
    lambda: nn.Sequential([linear]),
    lambda: nn.Sequential(linear, linear)(x, x),
    lambda: nn.Sequential(lstm, linear)(x),
    lambda: nn.ModuleDict({"keys": linear}),
]:
    try:
        attempt()
    except (NotImplementedError, TypeError, KeyError) as e:
        print(e.args[0])
# --8<-- [end:show]

# --8<-- [start:fix-iterate]
layers = nn.ModuleList([linear, nn.ReLU()])
y = x
for layer in layers:
    y = layer(y)
assert y.equal(linear(x).relu())
assert y.equal(nn.Sequential(*layers)(x))
# --8<-- [end:fix-iterate]

# --8<-- [start:fix-nested]
nested = nn.ModuleList([nn.ModuleList([linear])])
assert list(nested.state_dict()) == [
    "0.0.weight", "0.0.bias"
]
# --8<-- [end:fix-nested]

# --8<-- [start:fix-star]
seq = nn.Sequential(*[linear])
assert seq(x).equal(linear(x))
for n in range(4):
    layers = [nn.ReLU() for _ in range(n)]
    assert len(nn.Sequential(*layers)) == n
# --8<-- [end:fix-star]

# --8<-- [start:fix-two-inputs]
class Pair(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(2, 2)
        self.b = nn.Linear(2, 2)

    def forward(self, pair):
        return self.a(pair[0]) + self.b(pair[1])


pair = Pair()
y = nn.Sequential(pair, linear)((x, x))
assert y.equal(linear(pair.a(x) + pair.b(x)))
# --8<-- [end:fix-two-inputs]

# --8<-- [start:fix-lstm]
class Output(nn.Module):
    def forward(self, x):
        return x[0]


y = nn.Sequential(lstm, Output(), linear)(x)
assert y.equal(linear(lstm(x)[0]))
# --8<-- [end:fix-lstm]

# --8<-- [start:fix-keys]
for name in ["items", "values", "type", "forward"]:
    message = ""
    try:
        nn.ModuleDict({name: linear})
    except KeyError as error:
        message = str(error)
    assert "already exists" in message
assert "keys_" in nn.ModuleDict({"keys_": linear})
# --8<-- [end:fix-keys]

# --8<-- [start:show]
import torch
from torch import nn, optim

for name, make in {
    "SGD": optim.SGD,
    "SGD, momentum": lambda p: optim.SGD(p, momentum=0.9),
    "Adagrad": optim.Adagrad,
    "RMSprop": optim.RMSprop,
    "Adam": optim.Adam,
    "AdamW": optim.AdamW,
    "Adafactor": optim.Adafactor,
    "Muon": optim.Muon,
}.items():
    layer = nn.Linear(100, 100, bias=False)  # a weight of 40,000 bytes
    optimizer = make(layer.parameters())
    layer(torch.ones(1, 100)).sum().backward()
    optimizer.step()
    state = optimizer.state[layer.weight]
    size = sum(tensor.nbytes for tensor in state.values())
    print(f"{name:13} {size:5} bytes", *state)
# --8<-- [end:show]

# --8<-- [start:bytes-counted]
def state_of(make, dtype=torch.float32):
    w = nn.Parameter(torch.ones(100, 100, dtype=dtype))
    w.grad = torch.ones_like(w)
    o = make([w])
    o.step()
    return o.state[w]


def nbytes(make):
    state = state_of(make).values()
    return sum(t.nbytes for t in state)


assert nbytes(optim.SGD) == 0
sgd = lambda p: optim.SGD(p, momentum=0.9)  # noqa: E731
assert nbytes(sgd) == 40000
assert nbytes(optim.Muon) == 40000
assert nbytes(optim.Adagrad) == 40004
assert nbytes(optim.RMSprop) == 40004
assert nbytes(optim.Adam) == 80004
assert nbytes(optim.AdamW) == 80004
assert nbytes(optim.Adafactor) == 2 * 400 + 4
assert "exp_avg" not in state_of(optim.Adafactor)
# --8<-- [end:bytes-counted]

# --8<-- [start:when-it-appears]
w = nn.Parameter(torch.ones(2))
assert not optim.Adam([w]).state
assert optim.Adagrad([w]).state
adam = optim.Adam([w])
adam.step()
assert not adam.state
w.grad = torch.ones(2)
adam.step()
assert "exp_avg" in adam.state[w]
half = state_of(optim.Adam, torch.bfloat16)
assert half["exp_avg"].dtype == torch.bfloat16
assert half["step"].dtype == torch.float32
# --8<-- [end:when-it-appears]

# --8<-- [start:scale-of-the-loss]
def moved(make, scale):
    w = nn.Parameter(torch.zeros(1))
    o = make([w], lr=0.1)
    for _ in range(3):
        w.grad = torch.full((1,), scale)
        o.step()
    return w.item()


for make in (optim.Adam, optim.RMSprop, optim.Adagrad):
    once = moved(make, 1.0)
    assert abs(once - moved(make, 100.0)) < 1e-5
    assert once < -0.2
for make, eps in (
    (optim.Adam, 1e-8),
    (optim.RMSprop, 1e-8),
    (optim.Adagrad, 1e-10),
):
    assert make([w]).defaults["eps"] == eps
    steps = [moved(make, eps * k) for k in (1, 0.01)]
    assert abs(steps[0]) < 0.7 * abs(moved(make, 1.0))
    assert abs(steps[1]) < 0.1 * abs(steps[0])
sgd = moved(optim.SGD, 100.0) / moved(optim.SGD, 1.0)
assert abs(sgd - 100) < 1e-3
# --8<-- [end:scale-of-the-loss]

# --8<-- [start:muon-2d-only]
message = ""
try:
    optim.Muon(nn.Linear(2, 2).parameters())
except ValueError as e:
    message = str(e)
assert "Muon only supports 2D parameters" in message
# --8<-- [end:muon-2d-only]

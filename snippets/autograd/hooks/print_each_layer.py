# --8<-- [start:show]
import torch
from torch import nn

model = nn.Sequential(
    nn.Conv2d(1, 4, kernel_size=5),
    nn.Sequential(nn.ReLU(), nn.MaxPool2d(2)),
    nn.Flatten(),
    nn.Linear(576, 10),
)


def show(name):
    def hook(module, args, output):
        kind = type(module).__name__
        print(f"{name:4} {kind:11}", tuple(output.shape))

    return hook


for name, module in model.named_modules():
    module.register_forward_hook(show(name))
model(torch.zeros(8, 1, 28, 28))
# --8<-- [end:show]

# --8<-- [start:any-model]
import contextlib
import io


class Twice(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Sequential(nn.Linear(2, 2))

    def forward(self, x):
        return self.inner(self.inner(x))

twice = Twice()
for name, module in twice.named_modules():
    module.register_forward_hook(show(name))
with contextlib.redirect_stdout(io.StringIO()) as text:
    twice(torch.zeros(1, 2))
lines = text.getvalue().splitlines()
assert [line.split()[0] for line in lines] == [
    "inner.0", "inner", "inner.0", "inner", "Twice"]

lstm, message = nn.LSTM(2, 2), ""
lstm.register_forward_hook(show("lstm"))
try:
    lstm(torch.zeros(1, 1, 2))
except AttributeError as error:
    message = str(error)
assert message == (
    "'tuple' object has no attribute 'shape'")
lstm, shapes = nn.LSTM(2, 3), []
lstm.register_forward_hook(
    lambda m, a, out: shapes.append(out[0].shape))
lstm(torch.zeros(4, 1, 2))
assert shapes == [(4, 1, 3)]
# --8<-- [end:any-model]

# --8<-- [start:late-binding]
seen = []
two = nn.Sequential(nn.ReLU(), nn.Tanh())
for name, module in two.named_children():
    module.register_forward_hook(
        lambda *_: seen.append(name))
two(torch.zeros(1))
assert seen == ["1", "1"]
# --8<-- [end:late-binding]

# --8<-- [start:a-loop-is-enough]
hooked = []
two = nn.Sequential(nn.Linear(3, 4), nn.Tanh())
for layer in two:
    layer.register_forward_hook(
        lambda m, args, out: hooked.append(out))
x = torch.rand(5, 3)
two(x)
for kept, layer in zip(hooked[:], two, strict=True):
    x = layer(x)
    assert x.equal(kept)
# --8<-- [end:a-loop-is-enough]

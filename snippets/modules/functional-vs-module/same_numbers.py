# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import nn

x = torch.tensor([-1.0, 0.5, 2.0])
print(F.relu(x), nn.ReLU()(x))

layer = nn.Linear(3, 2)
y = F.linear(x, layer.weight, layer.bias)
print("same as the layer:", y.equal(layer(x)))
for module in layer, nn.ReLU(), nn.BatchNorm1d(2), nn.Dropout():
    print(type(module).__name__, list(module.state_dict()))
# --8<-- [end:show]

# --8<-- [start:same-function]
assert F.relu(x).equal(nn.ReLU()(x))
assert F.relu(x).tolist() == [0, 0.5, 2]
w = torch.tensor([-1.0, 2.0], requires_grad=True)
for relu in (F.relu, nn.ReLU()):
    g, = torch.autograd.grad(relu(w).sum(), w)
    assert g.tolist() == [0, 1]
message = ""
try:
    F.prelu(x)
except TypeError as e:
    message = str(e)
assert message.endswith('arguments: "weight"')
assert len(list(nn.PReLU().parameters())) == 1
cold = -torch.ones(100)
random = nn.RReLU()
assert not random(cold).equal(random(cold))
assert random.eval()(cold).equal(F.rrelu(cold))
# --8<-- [end:same-function]

# --8<-- [start:parameters-belong-to-modules]
class Functional(nn.Module):
    def forward(self, x):
        w = torch.randn(2, 3, requires_grad=True)
        return F.linear(x, w)

model = Functional()
model(torch.ones(3)).sum().backward()
assert not list(model.parameters())
names = [n for n, _ in layer.named_parameters()]
assert names == ["weight", "bias"]
# --8<-- [end:parameters-belong-to-modules]

# --8<-- [start:no-module-of-that-name]
only_functions = {
    "one_hot": "OneHot",
    "pad": "Pad",
    "interpolate": "Interpolate",
    "normalize": "Normalize",
    "grid_sample": "GridSample",
    "gumbel_softmax": "GumbelSoftmax",
    "scaled_dot_product_attention":
        "ScaledDotProductAttention",
}
for function, module in only_functions.items():
    assert callable(getattr(F, function))
    assert not hasattr(nn, module)
image = torch.rand(1, 1, 2, 2)
assert nn.Upsample(scale_factor=2)(image).equal(
    F.interpolate(image, scale_factor=2)
)
padded = F.pad(image, [1, 1, 1, 1])
assert nn.ZeroPad2d(1)(image).equal(padded)
# --8<-- [end:no-module-of-that-name]

# --8<-- [start:inplace]
for relu in (
    nn.ReLU(inplace=True),
    lambda x: F.relu(x, inplace=True),
    F.relu_,
):
    x = torch.tensor([-1.0, 2.0])
    assert relu(x) is x and x.tolist() == [0, 2]
# --8<-- [end:inplace]

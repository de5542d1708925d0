# --8<-- [start:show]
import torch
from torch import nn
from torch.func import functional_call, stack_module_state, vmap

torch.manual_seed(0)
models = [nn.Linear(4, 2) for _ in range(3)]
params, buffers = stack_module_state(models)
x = torch.randn(7, 4)


def call(params, buffers, x):
    return functional_call(models[0], (params, buffers), (x,))


y = vmap(call, in_dims=(0, 0, None))(params, buffers, x)
loop = torch.stack([model(x) for model in models])
print({name: tuple(p.shape) for name, p in params.items()})
print(tuple(y.shape), torch.allclose(y, loop, atol=1e-6))
# --8<-- [end:show]

# --8<-- [start:ensemble-equals-the-loop]
assert y.shape == (3, 7, 2)
assert torch.allclose(y, loop, atol=1e-6)
assert not torch.allclose(y[0], y[1])
# --8<-- [end:ensemble-equals-the-loop]

# --8<-- [start:stacked-parameters]
w = params["weight"]
assert w.is_leaf and w.requires_grad
y.sum().backward()
assert w.grad.shape == (3, 2, 4)
assert models[0].weight.grad is None
assert w[0].equal(models[0].weight)
torch.optim.SGD([w], lr=1.0).step()
assert not w[0].equal(models[0].weight)

def refusal(*models):
    try:
        stack_module_state(models)
    except RuntimeError as error:
        return str(error)

linear = nn.Linear(4, 2)
assert "to be of the same class" in refusal(
    linear, nn.Sequential(linear)
)
assert "same training/eval mode" in refusal(
    linear, nn.Linear(4, 2).eval()
)
assert "each tensor to be equal size" in refusal(
    linear, nn.Linear(5, 2)
)

pair = [
    nn.Sequential(nn.Linear(4, 2), act, nn.Dropout())
    for act in (nn.ReLU(), nn.Tanh())
]
pair[0].eval()
pair[1].eval()[2].train()  # passes, unlike the top
state = stack_module_state(pair)
y = vmap(
    lambda p, b, x: functional_call(pair[0], (p, b), x),
    in_dims=(0, 0, None),
)(*state, x)
relu_not_tanh = pair[1][0](x).relu()
assert torch.allclose(y[1], relu_not_tanh, atol=1e-6)
assert not torch.allclose(y[1], pair[1].eval()(x))
# --8<-- [end:stacked-parameters]

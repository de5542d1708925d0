# --8<-- [start:show]
import textwrap

import torch
from torch import nn
from torch.func import functional_call, grad

model = nn.Sequential(nn.BatchNorm1d(2), nn.Linear(2, 1))
x = torch.full((4, 2), 10.0)
params = {k: p.detach() for k, p in model.named_parameters()}
buffers = {k: b.clone() for k, b in model.named_buffers()}


def loss(params, buffers):
    return functional_call(model, (params, buffers), (x,)).sum()


try:
    grad(loss)(params, {})
except RuntimeError as error:
    print(textwrap.fill(str(error), 72))

grads = grad(loss)(params, buffers)
print("given:", buffers["0.running_mean"])
print("model:", model[0].running_mean)
# --8<-- [end:show]

# --8<-- [start:statistics-by-mode]
assert buffers["0.num_batches_tracked"] == 1
assert torch.allclose(
    buffers["0.running_mean"], torch.tensor([1.0, 1.0])
)
assert model[0].num_batches_tracked == 0
assert not model[0].running_mean.any()
assert grads["1.bias"].tolist() == [4]

model.eval()
assert grad(loss)(params, {})["1.bias"].tolist() == [4]
model.train()
# --8<-- [end:statistics-by-mode]

# --8<-- [start:captured-tensor]
total = torch.zeros(())

def refusal(amount, mode):
    def adds(x):
        with mode():
            total.add_(x if amount is None else amount)
        return x**2

    try:
        grad(adds)(torch.tensor(3.0))
    except RuntimeError as error:
        return str(error)

for amount in (None, 1):
    for mode in (torch.enable_grad, torch.no_grad):
        text = refusal(amount, mode)
        assert "mutate a captured Tensor" in text
assert total == 0

def as_argument(x, total):
    total.add_(x)
    return x**2

def with_out(x):
    torch.mul(x.detach(), 2, out=total)
    return x**2

three = torch.tensor(3.0)
assert grad(as_argument)(three, total.clone()) == 6
assert grad(with_out)(three) == 6
assert total == 6  # changed, not caught

def returns(x, total):
    return x**2, total + x

g, total = grad(returns, has_aux=True)(
    three, torch.zeros(())
)
assert g == 6 and total == 3
# --8<-- [end:captured-tensor]

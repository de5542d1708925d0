# --8<-- [start:show]
import torch
from torch import nn
from torch.func import functional_call, grad

model = nn.Linear(2, 1)
x = torch.tensor([[3.0, 4.0]])


def forgets_params(params):
    return model(x).sum()


def uses_params(params):
    return functional_call(model, params, (x,)).sum()


try:
    grad(forgets_params)(model.parameters())
except ValueError as error:
    print(error)

params = {k: p.detach() for k, p in model.named_parameters()}
for loss in forgets_params, uses_params:
    print(loss.__name__, grad(loss)(params)["weight"])
# --8<-- [end:show]

# --8<-- [start:silently-zero]
wrong = grad(forgets_params)(params)
right = grad(uses_params)(params)
assert wrong["weight"].tolist() == [[0, 0]]
assert right["weight"].tolist() == [[3, 4]]
model(x).sum().backward()
assert right["weight"].equal(model.weight.grad)

three = torch.tensor(3.0)
assert grad(lambda x: x * x)(three) == 6
assert grad(lambda x: x.item() * x)(three) == 3
# --8<-- [end:silently-zero]

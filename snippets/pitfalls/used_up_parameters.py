# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn

model = nn.Linear(2, 1, bias=False)
parameters = model.parameters()
print("to train:", sum(p.numel() for p in parameters))
try:
    torch.optim.SGD(parameters, lr=0.1)
except ValueError as error:
    print("wrong:", error)

model(torch.tensor([[3.0, 4.0]])).sum().backward()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    nn.utils.clip_grad_norm_(parameters, 1.0)
print(textwrap.fill(f"wrong: {caught[0].message}", 60))
print(f"wrong: norm {model.weight.grad.norm():.2f}")

parameters = list(model.parameters())
optimizer = torch.optim.SGD(parameters, lr=0.1)
nn.utils.clip_grad_norm_(parameters, 1.0)
print(f"right: norm {model.weight.grad.norm():.2f}")
# --8<-- [end:show]

# --8<-- [start:a-generator-is-read-once]
used = model.parameters()
assert len(list(used)) == 1 and len(list(used)) == 0
message = ""
try:
    torch.optim.SGD(used, lr=0.1)
except ValueError as e:
    message = str(e)
assert message.endswith("an empty parameter list")


def clipped(parameters):
    model.weight.grad = torch.tensor([[3.0, 4.0]])
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        nn.utils.clip_grad_norm_(parameters, 1.0)
    norm = model.weight.grad.norm().item()
    return round(norm, 3), len(seen)


assert clipped(used) == (5, 1)
assert clipped(list(model.parameters())) == (1, 0)
# --8<-- [end:a-generator-is-read-once]

# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import nn


class Normalize(nn.Module):
    def forward(self, x):
        return F.normalize(x)


x = torch.tensor([[-1.0, 2.0]])
attempts = [
    lambda: nn.Sequential(nn.Linear(2, 2), F.relu),
    lambda: nn.Sequential(nn.Linear(2, 2), F.relu()),
    lambda: nn.Linear(2, 2)(nn.ReLU(x)),
    lambda: nn.ReLU(x)(x),
]
for attempt in attempts:
    try:
        attempt()
    except (TypeError, RuntimeError) as error:
        print(error)

print(nn.Sequential(nn.ReLU(), Normalize())(x))
print(nn.ReLU()(x), F.relu(x))
# --8<-- [end:show]

# --8<-- [start:wrap-a-function]
message = ""
try:
    nn.Sequential(nn.Flatten(), F.relu)
except TypeError as error:
    message = str(error)
assert message.endswith("is not a Module subclass")
linear = nn.Linear(2, 2)
model = nn.Sequential(linear, Normalize())
assert model(x).equal(F.normalize(linear(x)))
# --8<-- [end:wrap-a-function]

# --8<-- [start:tensor-taken-for-inplace]
assert nn.ReLU(x).inplace is x
one = torch.tensor([-1.0])
assert nn.ReLU(torch.ones(1))(one) is one
# --8<-- [end:tensor-taken-for-inplace]

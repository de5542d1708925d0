# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import nn

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

print(nn.Sequential(nn.Flatten(), nn.ReLU())(x))
print(nn.ReLU()(x), F.relu(x))
# --8<-- [end:show]

# --8<-- [start:wrap-a-function]
class Function(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        return self.function(x)

message = ""
try:
    nn.Sequential(nn.Flatten(), F.relu)
except TypeError as error:
    message = str(error)
assert message.endswith("is not a Module subclass")
model = nn.Sequential(nn.Flatten(), Function(F.relu))
assert model(x).equal(F.relu(x))
# --8<-- [end:wrap-a-function]

# --8<-- [start:tensor-taken-for-inplace]
assert nn.ReLU(x).inplace is x
one = torch.tensor([-1.0])
assert nn.ReLU(torch.ones(1))(one) is one
# --8<-- [end:tensor-taken-for-inplace]

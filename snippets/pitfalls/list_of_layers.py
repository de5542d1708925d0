# --8<-- [start:show]
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, container):
        super().__init__()
        layers = (nn.Linear(2, 2) for _ in range(3))
        self.layers = container(layers)
        self.head = nn.Linear(2, 1)

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return self.head(x)


for word, container in ("wrong:", list), ("right:", nn.ModuleList):
    model = Model(container)
    print(word, len(list(model.parameters())), "parameters,", end=" ")
    print(len(model.state_dict()), "saved")
# --8<-- [end:show]


# --8<-- [start:list-is-not-registered]
def look(container):
    model = Model(container)
    layer = model.layers[0]
    before = layer.weight.detach().clone()
    weights = list(model.parameters())
    optimizer = torch.optim.SGD(weights, lr=0.1)
    model(torch.ones(1, 2)).sum().backward()
    optimizer.step()
    moved = not torch.equal(layer.weight, before)
    model.double()
    saved = len(model.state_dict())
    dtype = layer.weight.dtype
    return len(weights), saved, moved, dtype


torch.manual_seed(0)
assert look(list) == (2, 2, False, torch.float32)
good = look(nn.ModuleList)
assert good == (8, 8, True, torch.float64)
# --8<-- [end:list-is-not-registered]

# --8<-- [start:show]
import torch
from torch import nn


class After(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(1, 1)
        self.scale = nn.Parameter(torch.ones(1)) * 0.5


class Before(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(1, 1)
        self.scale = nn.Parameter(torch.ones(1) * 0.5)


for kind in [After, Before]:
    net = kind()
    optimizer = torch.optim.SGD(net.parameters(), lr=0.25)
    (net.scale * 2).sum().backward()
    optimizer.step()
    names = [name for name, _ in net.named_parameters()]
    print(kind.__name__, names, "scale:", net.scale.item())
try:
    torch.optim.SGD([After().scale], lr=0.25)
except ValueError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:result-is-not-a-parameter]
for result in [
    nn.Parameter(torch.ones(1)) * 0.5,
    nn.Parameter(torch.ones(1)).to(torch.float64),
    nn.Parameter(torch.ones(1)).to("meta"),
]:
    assert not isinstance(result, nn.Parameter)
    assert result.grad_fn is not None
    net = nn.Module()
    net.scale = result
    assert list(net.parameters()) == []
    message = ""
    try:
        torch.optim.SGD([result], lr=0.25)
    except ValueError as error:
        message = str(error)
    assert message == "can't optimize a non-leaf Tensor"
# --8<-- [end:result-is-not-a-parameter]

# --8<-- [start:to-returns-itself]
p = nn.Parameter(torch.ones(1))
assert p.to("cpu") is p and p.float() is p
assert p.to("meta") is not p
# --8<-- [end:to-returns-itself]

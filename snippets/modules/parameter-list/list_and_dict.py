# --8<-- [start:show]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        ones = [torch.ones(1) for _ in range(3)]
        self.powers = nn.ParameterList(ones)
        gains = {"up": torch.ones(1)}
        self.gains = nn.ParameterDict(gains)
        w = nn.Parameter(torch.ones(1))
        self.plain = [w]

    def forward(self, x):
        a, b, c = self.powers
        y = a + b * x + c * x**2
        y = y * self.gains["up"]
        return y + self.plain[0]


net = Net()
print(net(torch.tensor([2.0])))
print(list(net.state_dict()))

del net.powers, net.gains
try:
    torch.optim.SGD(net.parameters(), lr=0.1)
except ValueError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:registered]
net = Net()
names = [n for n, _ in net.named_parameters()]
assert names == list(net.state_dict())
assert len(names) == 4
net.double()
assert net.powers[2].dtype == torch.float64
assert net.gains["up"].dtype == torch.float64
# --8<-- [end:registered]

# --8<-- [start:plain-is-not]
net = Net()
net.hidden = {"a": nn.Parameter(torch.ones(1))}
assert len(list(net.parameters())) == 4
assert len(net.state_dict()) == 4
net.to("meta")
for p in [net.plain[0], net.hidden["a"]]:
    assert not p.is_meta and p.dtype == torch.float32
assert net.powers[0].is_meta and net.gains["up"].is_meta
# --8<-- [end:plain-is-not]

# --8<-- [start:one-rate-each]
params = nn.ParameterList([torch.ones(1)])
params.append(torch.ones(1))
rates = [1.0, 0.25]
optimizer = torch.optim.SGD(
    [
        {"params": [p], "lr": lr}
        for p, lr in zip(params, rates)
    ]
)
sum(params).sum().backward()
optimizer.step()
assert [p.item() for p in params] == [0.0, 0.75]
# --8<-- [end:one-rate-each]

# --8<-- [start:like-a-list]
w, v = nn.Parameter(torch.ones(1)), torch.zeros(1)
params = nn.ParameterList([w])
params.append(v)
params.extend([v])
params += [v]
assert len(params) == 4
assert params[0] is w and params[-4] is w
assert type(params[:2]) is nn.ParameterList
assert params[:2][0] is w
assert list(params.state_dict()) == ["0", "1", "2", "3"]
# --8<-- [end:like-a-list]

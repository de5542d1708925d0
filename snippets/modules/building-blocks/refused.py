# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn

warnings.simplefilter("error")  # raise the warning of the last call


class NoSuper(nn.Module):
    def __init__(self):
        self.layer = nn.Linear(8, 2)


for call in [
    lambda: nn.Linear(120, 10)(torch.ones(64, 16, 5, 5).flatten(1)),
    lambda: nn.Conv2d(3, 8, 3)(torch.ones(2, 32, 32, 3)),
    lambda: nn.Conv2d(3, 8, 5)(torch.ones(2, 3, 4, 4)),
    lambda: nn.Embedding(10, 4)(torch.tensor([10])),
    lambda: nn.Embedding(10, 4)(torch.tensor([1.0])),
    lambda: NoSuper(),
    lambda: nn.Sequential(nn.LSTM(8, 4), nn.ReLU())(torch.ones(5, 8)),
    lambda: nn.Softmax()(torch.ones(2, 3)),
]:
    try:
        call()
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        print(textwrap.fill(text, 68), end="\n\n")
# --8<-- [end:show]

# --8<-- [start:fix-shapes]
x = torch.ones(64, 16, 5, 5)
linear = nn.Linear(400, 10)
assert linear(x.flatten(1)).shape == (64, 10)
message = ""
try:
    nn.Linear(120, 10)(x)
except RuntimeError as e:
    message = str(e)
assert "(5120x5 and 120x10)" in message
x = torch.ones(2, 32, 32, 3).permute(0, 3, 1, 2)
assert nn.Conv2d(3, 8, 3)(x).shape == (2, 8, 30, 30)
x = torch.ones(2, 3, 4, 4)
padded = nn.Conv2d(3, 8, 5, padding=2)
assert padded(x).shape == (2, 8, 4, 4)
# --8<-- [end:fix-shapes]

# --8<-- [start:fix-ids]
ids = torch.tensor([10])
assert nn.Embedding(11, 4)(ids).shape == (1, 4)
message = ""
table = nn.Embedding(10, 4)
try:
    table(torch.tensor([-1]))
except IndexError as e:
    message = str(e)
assert message == "index out of range in self"
ids = torch.tensor([1.0])
for dtype in torch.int64, torch.int32:
    assert table(ids.to(dtype)).equal(table.weight[1:2])
# --8<-- [end:fix-ids]

# --8<-- [start:fix-modules]
class WithSuper(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 2)


assert len(list(WithSuper().parameters())) == 2
output, (h, c) = nn.LSTM(8, 4)(torch.ones(5, 8))
assert nn.ReLU()(output).shape == (5, 4)
# --8<-- [end:fix-modules]

# --8<-- [start:fix-softmax]
with warnings.catch_warnings(action="ignore"):
    for shape, dim in [
        ((3,), 0), ((2, 3), 1), ((2, 3, 4), 0),
        ((2, 3, 4, 5), 1),
    ]:
        x = torch.randn(shape)
        assert nn.Softmax()(x).equal(x.softmax(dim))
scores = torch.zeros(2, 3, 4)
assert scores.softmax(0).sum(-1).eq(2).all()
assert nn.Softmax(dim=-1)(scores).sum(-1).eq(1).all()
# --8<-- [end:fix-softmax]

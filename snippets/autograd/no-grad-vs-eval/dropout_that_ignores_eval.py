# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import nn


class Careless(nn.Module):
    def forward(self, x):
        return F.dropout(x, 0.5)


class Careful(nn.Module):
    def forward(self, x):
        return F.dropout(x, 0.5, training=self.training)


x = torch.ones(1000)
for model in Careless(), Careful():
    model.eval()
    zeros = (model(x) == 0).any().item()
    print(f"{type(model).__name__} drops in eval(): {zeros}")
# --8<-- [end:show]

# --8<-- [start:functional-dropout-trains]
torch.manual_seed(0)
assert F.dropout(x).unique().tolist() == [0, 2]
assert F.dropout(x, training=False).equal(x)
# --8<-- [end:functional-dropout-trains]

# --8<-- [start:self-training-follows-eval]
assert Careful().eval()(x).equal(x)
assert Careful().train()(x).unique().tolist() == [0, 2]
# --8<-- [end:self-training-follows-eval]

# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.dropout = nn.Dropout(0.5)

    def forward(self, x):
        return {
            "nn.Dropout(0.5)": self.dropout(x),
            "F.dropout(x, 0.5)": F.dropout(x, 0.5),
            "F.dropout(x, 0.5, self.training)": F.dropout(
                x, 0.5, self.training
            ),
        }


model = Model().eval()
torch.manual_seed(0)
for name, y in model(torch.ones(1000)).items():
    print(f"{name:32} {y.unique().tolist()}")
# --8<-- [end:show]

# --8<-- [start:functional-dropout-ignores-eval]
y = model(torch.ones(10000))
zeros = (y["F.dropout(x, 0.5)"] == 0).sum()
assert 4000 < zeros < 6000
# --8<-- [end:functional-dropout-ignores-eval]

# --8<-- [start:two-that-obey]
ones = torch.ones(10000)
modes = (model.train, True), (model.eval, False)
for mode, drops in modes:
    mode()
    outputs = list(model(ones).values())
    for y in (outputs[0], outputs[2]):
        assert (y == 0).any() == drops
# --8<-- [end:two-that-obey]

# --8<-- [start:defaults]
x = torch.randn(50, 50, 2)
for drop, ndim in (
    (F.dropout, 3), (F.dropout1d, 3),
    (F.dropout2d, 4), (F.dropout3d, 5),
):
    y = x.reshape(x.shape + (1,) * (ndim - 3))
    assert not drop(y).equal(y)
    assert drop(y, training=False).equal(y)

assert F.alpha_dropout(x).equal(x)
assert not F.alpha_dropout(x, training=True).equal(x)
assert F.rrelu(x).equal(F.rrelu(x))
on = [F.rrelu(x, training=True) for _ in range(2)]
assert not on[0].equal(on[1])

mean, var = torch.zeros(50), torch.ones(50)
off = F.batch_norm(x, mean, var)
assert torch.allclose(off, x, atol=1e-3)
F.batch_norm(x, mean, var)
assert not mean.any()  # the statistics as they were
# --8<-- [end:defaults]

# --8<-- [start:attention-dropout]
q = torch.ones(1, 4, 2)
value = torch.ones(1, 1000, 2)
key = torch.ones(1, 1000, 2)
attend = F.scaled_dot_product_attention
for p, exact in ((0.0, True), (0.5, False)):
    y = attend(q, key, value, dropout_p=p)
    same = torch.allclose(y, torch.ones_like(y))
    assert same == exact
# --8<-- [end:attention-dropout]

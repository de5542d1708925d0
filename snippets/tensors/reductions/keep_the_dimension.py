# --8<-- [start:show]
import torch

x = torch.tensor([[1.0, 3.0], [2.0, 6.0]])
print(x / x.sum(dim=1))
print(x / x.sum(dim=1, keepdim=True))
# --8<-- [end:show]

# --8<-- [start:keepdim-divides-rows]
wrong = x / x.sum(dim=1)
assert wrong.tolist() == [[0.25, 0.375], [0.5, 0.75]]
for column, total in enumerate(x.sum(dim=1)):
    by_column = x[:, column] / total
    assert wrong[:, column].equal(by_column)
wide = torch.tensor([[1.0, 3.0, 4.0], [5.0, 3.0, 2.0]])
message = ""
try:
    wide / wide.sum(dim=1)
except RuntimeError as error:
    message = str(error)
assert "at non-singleton dimension 1" in message
for m in (x, wide):
    rows = m / m.sum(dim=1, keepdim=True)
    assert rows[0].equal(m[0] / m[0].sum())
    assert rows[1].equal(m[1] / m[1].sum())
# --8<-- [end:keepdim-divides-rows]

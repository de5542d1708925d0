# --8<-- [start:show]
import torch

x = torch.tensor([[1.0, 3.0, 4.0], [2.0, 2.0, 4.0]])
try:
    x / x.sum(dim=1)
except RuntimeError as error:
    print(error)
print(x / x.sum(dim=1, keepdim=True))

square = torch.tensor([[1.0, 3.0], [6.0, 2.0]])
print((square / square.sum(dim=1)).sum(dim=1))
print((square / square.sum(dim=1, keepdim=True)).sum(dim=1))
# --8<-- [end:show]

# --8<-- [start:keepdim-divides-each-row]
shares = x / x.sum(dim=1, keepdim=True)
assert shares.sum(dim=1).tolist() == [1.0, 1.0]
assert x.sum(dim=1).shape == (2,)
assert x.sum(dim=1, keepdim=True).shape == (2, 1)
# --8<-- [end:keepdim-divides-each-row]

# --8<-- [start:square-divides-each-column]
wrong = square / square.sum(dim=1)
for j in (0, 1):
    column = square[:, j] / square[j].sum()
    assert wrong[:, j].equal(column)
# --8<-- [end:square-divides-each-column]

# --8<-- [start:none-is-unsqueeze]
totals = x.sum(dim=1)
want = x.sum(dim=1, keepdim=True)
assert totals[:, None].equal(want)
assert totals.unsqueeze(1).equal(want)
# --8<-- [end:none-is-unsqueeze]

# --8<-- [start:show]
import torch

x = torch.arange(6).view(2, 3)

print(x.unsqueeze(0).shape)
print(x.unsqueeze(1).shape)
print(x.unsqueeze(-1).shape)

y = torch.zeros(1, 2, 1, 3)
print(y.squeeze(0).shape)
print(y.squeeze((0, 2)).shape)
print(y.squeeze(1).shape)  # size 2: nothing to drop
print(y.squeeze().shape)
# --8<-- [end:show]

# --8<-- [start:unsqueeze-adds-size-one]
for d in [0, 1, 2, -1, -2, -3]:
    new = x.unsqueeze(d)
    assert new.ndim == 3 and new.shape[d] == 1
    assert new.select(d, 0).equal(x)
assert torch.tensor(5).unsqueeze(0).tolist() == [5]
# --8<-- [end:unsqueeze-adds-size-one]

# --8<-- [start:squeeze-drops-size-one]
assert y.squeeze(0).shape == (2, 1, 3)
assert y.squeeze(-2).shape == (1, 2, 3)
assert y.squeeze((0, 2)).shape == (2, 3)
assert y.squeeze().shape == (2, 3)
assert y.squeeze(1).shape == y.shape
assert y.squeeze((0, 1)).shape == (2, 1, 3)
assert x[None].squeeze(0).equal(x)
# --8<-- [end:squeeze-drops-size-one]

# --8<-- [start:none-in-an-index]
assert x[None].equal(x.unsqueeze(0))
assert x[:, None].equal(x.unsqueeze(1))
assert x[..., None].equal(x.unsqueeze(-1))
# --8<-- [end:none-in-an-index]

# --8<-- [start:view-spells-the-sizes]
for t in [x, x.t(), x[:, 1:]]:
    rows, columns = t.shape
    new = t.view(rows, 1, columns)
    assert t.unsqueeze(1).equal(new)
assert x.view(3, 2).shape == (3, 2)
# --8<-- [end:view-spells-the-sizes]

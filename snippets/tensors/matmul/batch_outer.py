# --8<-- [start:show]
import torch

u = torch.tensor([[1, 2], [3, 4]])  # (batch, n)
v = torch.tensor([[1, 10, 100], [1, 0, 0]])  # (batch, m)

outer = u[:, :, None] * v[:, None, :]  # (batch, n, m)
print(outer)

print(outer.equal(u.unsqueeze(2) @ v.unsqueeze(1)))
print(outer.equal(torch.einsum("bn,bm->bnm", u, v)))
print(outer[0].equal(torch.outer(u[0], v[0])))
# --8<-- [end:show]

# --8<-- [start:three-ways]
columns, rows = u.unsqueeze(2), v.unsqueeze(1)
assert columns.shape == (2, 2, 1)
assert rows.shape == (2, 1, 3)
assert outer.equal(columns @ rows)
assert outer.equal(torch.einsum("bn,bm->bnm", u, v))
for k in range(2):
    assert outer[k].equal(torch.outer(u[k], v[k]))
for x, y in [(u, v), (u[0], v), (u[0], v[0, 0])]:
    message = ""
    try:
        torch.outer(x, y)
    except RuntimeError as error:
        message = str(error)
    assert "outer: Expected 1-D argument" in message
# --8<-- [end:three-ways]

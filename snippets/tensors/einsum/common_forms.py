# --8<-- [start:show]
import torch
from torch import einsum

torch.manual_seed(0)
m, n = torch.randint(9, (3, 3)), torch.randint(9, (3, 3))
u, v = torch.randint(9, (3,)), torch.randint(9, (4,))
q, k = torch.randint(9, (2, 3, 4)), torch.randint(9, (2, 5, 4))

print(einsum("ij->ji", m).equal(m.T))
print(einsum("ii->i", m).equal(m.diagonal()))
print(einsum("ii->", m).equal(m.trace()))
print(einsum("ij->j", m).equal(m.sum(0)))
print(einsum("ij,j->i", m, u).equal(m @ u))
print(einsum("i,j->ij", u, v).equal(torch.outer(u, v)))
print(einsum("ij,ij->i", m, n).equal((m * n).sum(1)))
print(einsum("bqd,bkd->bqk", q, k).equal(q @ k.mT))
# --8<-- [end:show]

# --8<-- [start:one-operand]
assert einsum("ij->ji", m).equal(m.T)
assert einsum("ii->i", m).equal(m.diagonal())
assert einsum("ii->", m).equal(m.trace())
assert einsum("ij->j", m).equal(m.sum(0))
# --8<-- [end:one-operand]

# --8<-- [start:two-operands]
assert einsum("ij,j->i", m, u).equal(m @ u)
assert einsum("i,j->ij", u, v).equal(torch.outer(u, v))
assert einsum("ij,ij->i", m, n).equal((m * n).sum(1))
assert einsum("bqd,bkd->bqk", q, k).equal(q @ k.mT)
x, y = q[:, :, 0], k[:, :, 0]
want = x[:, :, None] * y[:, None, :]
assert einsum("bi,bj->bij", x, y).equal(want)
# --8<-- [end:two-operands]

# --8<-- [start:transposes-are-views]
t, d = einsum("ij->ji", m), einsum("ii->i", m)
assert t.data_ptr() == d.data_ptr() == m.data_ptr()
t[0, 1], d[0] = 50, 100
assert m[1, 0] == 50 and m[0, 0] == 100
# --8<-- [end:transposes-are-views]

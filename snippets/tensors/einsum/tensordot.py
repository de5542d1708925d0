# --8<-- [start:show]
import torch

a, b = torch.ones(2, 3, 4), torch.ones(3, 4, 5)
print(tuple(torch.tensordot(a, b).shape))  # dims=2
print(tuple(torch.tensordot(a, b.mT, dims=([1, 2], [0, 2])).shape))
try:
    torch.tensordot(a, b, dims=1)
except RuntimeError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:which-axes-pair-up]
torch.manual_seed(0)
x = torch.randint(9, (2, 3, 4))
y = torch.randint(9, (3, 4, 5))
want = torch.einsum("ijk,jkl->il", x, y)
assert torch.tensordot(x, y).equal(want)
assert torch.tensordot(x, y, dims=2).equal(want)
z = torch.randint(9, (4, 5))
want = torch.einsum("ijk,kl->ijl", x, z)
assert torch.tensordot(x, z, dims=1).equal(want)
want = torch.einsum("ijk,jlk->il", x, y.mT)
pairs = ([1, 2], [0, 2])
assert torch.tensordot(x, y.mT, pairs).equal(want)
# --8<-- [end:which-axes-pair-up]

# --8<-- [start:no-batch-in-tensordot]
p, q = torch.ones(7, 2, 3), torch.ones(7, 3, 4)
dims = ([2], [1])
assert torch.tensordot(p, q, dims).shape == (7, 2, 7, 4)
c = torch.einsum("bij,bjk->bik", p, q)
assert c.shape == (7, 2, 4)
# --8<-- [end:no-batch-in-tensordot]

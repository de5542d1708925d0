# --8<-- [start:show]
import torch

a = torch.tensor([[1, 2, 3], [4, 5, 6]])  # axes i, j
b = torch.tensor([[1, 0], [0, 1], [1, 1]])  # axes j, k

print(torch.einsum("ij,jk->ik", a, b))

c = torch.zeros(2, 2, dtype=torch.long)
for i in range(2):
    for k in range(2):
        for j in range(3):
            c[i, k] += a[i, j] * b[j, k]
print(c)
# --8<-- [end:show]

# --8<-- [start:letters-left-out-are-summed]
same = torch.einsum("ij,jk->ik", a, b)
assert same.equal(c) and same.equal(a @ b)
kept = torch.einsum("ij,jk->ijk", a, b)
assert kept.equal(a[:, :, None] * b)
assert kept.sum(1).equal(same)
# --8<-- [end:letters-left-out-are-summed]

# --8<-- [start:letters-only]
assert torch.einsum("IJ, Jk -> I k", a, b).equal(a @ b)
message = ""
try:
    torch.einsum("i1,1k->ik", a, b)
except RuntimeError as error:
    message = str(error)
assert "must be in [a-zA-Z]" in message
# --8<-- [end:letters-only]

# --8<-- [start:dots-are-the-batch]
many = torch.randint(9, (7, 5, 2, 3))
product = torch.einsum("...ij,jk->...ik", many, b)
assert product.equal(many @ b)
more = torch.randint(9, (5, 3, 4))
product = torch.einsum("...ij,...jk->...ik", many, more)
assert product.equal(many @ more)
# --8<-- [end:dots-are-the-batch]

# --8<-- [start:no-arrow-sorts]
assert torch.einsum("ij,jk", a, b).equal(a @ b)
assert torch.einsum("ba", a).equal(a.T)
assert torch.einsum("kj,ji", a, b).equal((a @ b).T)
assert torch.einsum("aB", a).equal(a.T)
assert torch.einsum("ii", a[:, :2]) == a[:, :2].trace()
# --8<-- [end:no-arrow-sorts]

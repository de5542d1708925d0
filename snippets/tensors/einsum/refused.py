# --8<-- [start:show]
from textwrap import fill

import torch

a, b = torch.ones(2, 3), torch.ones(3, 4)
for equation, operands in [
    ("ij,jk->ik", (torch.ones(5, 2, 3), b)),
    ("ij,jk->ik", (a, torch.ones(4, 5))),
    ("ij,jk->il", (a, b)),
    ("ij,jk->ii", (a, b)),
    ("ii->i", (a,)),
    ("ij,jk,kl->il", (a, b)),
]:
    try:
        torch.einsum(equation, *operands)
    except RuntimeError as error:
        print(fill(f"* {error}", 70, subsequent_indent="  "))
# --8<-- [end:show]

# --8<-- [start:the-fixes]
torch.manual_seed(0)
c = torch.randint(9, (5, 2, 3))
d = torch.randint(9, (3, 4))
e = torch.randint(9, (4, 3))
got = torch.einsum("...ij,jk->...ik", c, d)
assert got.equal(c @ d)
got = torch.einsum("ij,kj->ik", c[0], e)
assert got.equal(c[0] @ e.T)
v = torch.arange(3)
matrix = torch.zeros(3, 3, dtype=torch.long)
matrix[1, 1], matrix[2, 2] = 1, 2
assert torch.diag_embed(v).equal(matrix)
# --8<-- [end:the-fixes]

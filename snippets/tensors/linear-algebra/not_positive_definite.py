# --8<-- [start:show]
from textwrap import fill

import torch

x = torch.tensor([[1.0, 2.0], [2.0, 4.0], [3.0, 6.0]])
C = x @ x.T  # rank 1, so not positive definite
try:
    torch.linalg.cholesky(C)
except torch.linalg.LinAlgError as error:
    print(fill(str(error), 72))

L, info = torch.linalg.cholesky_ex(C)
print("info:", info.item())

jitter = 1e-3 * C.diagonal().mean() * torch.eye(3)
L = torch.linalg.cholesky(C + jitter)
print((L @ L.T - C).abs().max().item() < 0.1)
# --8<-- [end:show]

# --8<-- [start:cholesky-or-info]
good, info = torch.linalg.cholesky_ex(C + jitter)
assert info == 0 and good.equal(L)
_, info = torch.linalg.cholesky_ex(C)
assert info == 2
assert torch.allclose(L @ L.T, C + jitter, atol=1e-5)
assert L.equal(L.tril())
# --8<-- [end:cholesky-or-info]

# --8<-- [start:singular-is-refused]
S = torch.ones(3, 3)
messages = []
for call in (
    lambda: torch.linalg.inv(S),
    lambda: torch.linalg.solve(S, S[0]),
):
    try:
        call()
    except torch.linalg.LinAlgError as error:
        messages.append(str(error))
assert len(messages) == 2
for message in messages:
    assert "input matrix is singular" in message
assert torch.linalg.pinv(S).allclose(S / 9, atol=1e-6)
# --8<-- [end:singular-is-refused]

# --8<-- [start:rounding-hides-it]
A = torch.arange(1.0, 10).view(3, 3).double()
assert (A[0] + A[2]).equal(2 * A[1])  # singular
assert torch.linalg.inv(A).abs().max() > 1e15
assert torch.linalg.cond(A) > 1e15
# --8<-- [end:rounding-hides-it]

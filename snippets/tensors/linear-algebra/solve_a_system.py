# --8<-- [start:show]
import torch

i = torch.arange(1, 11, dtype=torch.float64)
A = 1 / (i[:, None] + i - 1)  # the Hilbert matrix: hard, but invertible
b = A.sum(dim=1)  # so the exact solution is all ones

by_solve = torch.linalg.solve(A, b)
by_inv = torch.linalg.inv(A) @ b

for name, x in [("solve", by_solve), ("inv", by_inv)]:
    residual = (A @ x - b).abs().max().item()
    print(f"{name}: residual below 1e-13:", residual < 1e-13)
    print(f"{name}: residual above 1e-6:", residual > 1e-6)
condition = torch.linalg.cond(A).item()
print("condition number above 1e13:", condition > 1e13)
# --8<-- [end:show]

# --8<-- [start:solve-fits-better]
good = (A @ by_solve - b).abs().max()
bad = (A @ by_inv - b).abs().max()
assert good < 1e-13
assert bad > 1e-6
easy = A + torch.eye(10)
eye = easy @ torch.linalg.inv(easy)
assert torch.allclose(eye, torch.eye(10).to(eye))
# --8<-- [end:solve-fits-better]

# --8<-- [start:factor-once]
torch.manual_seed(0)
B = torch.randn(10, 3, dtype=torch.float64)
LU, pivots = torch.linalg.lu_factor(easy)
for rhs in (B, 2 * B[:, :1]):
    x = torch.linalg.lu_solve(LU, pivots, rhs)
    assert torch.allclose(easy @ x, rhs)
message = ""
try:
    torch.linalg.lu_solve(LU, pivots, B[:, 0])
except RuntimeError as error:
    message = str(error)
assert "B must have at least 2 dimensions" in message
# --8<-- [end:factor-once]

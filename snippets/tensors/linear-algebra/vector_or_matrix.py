# --8<-- [start:show]
import torch

B = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])
for n in (2, 3):
    A = torch.eye(3).repeat(n, 1, 1)  # n matrices
    print(n, tuple(torch.linalg.solve(A, B).shape))

A = torch.eye(3).repeat(3, 1, 1)
print(tuple(torch.linalg.solve(A, B.expand(3, 3, 3)).shape))
print(tuple(torch.linalg.solve(A, B.unsqueeze(-1)).shape))
# --8<-- [end:show]

# --8<-- [start:vector-or-columns]
torch.manual_seed(0)
A = torch.randn(3, 3, 3) + 5 * torch.eye(3)
x = torch.linalg.solve(A, B)
for k in range(3):
    assert torch.allclose(A[k] @ x[k], B[k], atol=1e-4)
A = A[:2]
X = torch.linalg.solve(A, B)
for k in range(2):
    assert torch.allclose(A[k] @ X[k], B, atol=1e-4)
x = torch.linalg.solve(A, B[0])
assert x.shape == (2, 3)
for k in range(2):
    assert torch.allclose(A[k] @ x[k], B[0], atol=1e-4)
for b in (B, B[0]):
    x = torch.linalg.solve(A[0], b)
    assert torch.allclose(A[0] @ x, b, atol=1e-4)
# --8<-- [end:vector-or-columns]

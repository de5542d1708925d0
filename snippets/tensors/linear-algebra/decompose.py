# --8<-- [start:show]
import torch


def shapes(tensors):
    return [tuple(t.shape) for t in tensors]


A = torch.arange(15.0).view(5, 3)
print("svd         ", shapes(torch.linalg.svd(A)))
print("  not full  ", shapes(torch.linalg.svd(A, full_matrices=False)))
print("svdvals     ", shapes([torch.linalg.svdvals(A)]))
print("qr          ", shapes(torch.linalg.qr(A)))
print("  complete  ", shapes(torch.linalg.qr(A, mode="complete")))
print("  r         ", shapes(torch.linalg.qr(A, mode="r")))

turn = torch.tensor([[0.0, -1.0], [1.0, 0.0]])
print("eigvals ", torch.linalg.eigvals(turn))
mirror = torch.tensor([[0.0, 1.0], [1.0, 0.0]])
print("eigvalsh", torch.linalg.eigvalsh(mirror))

t = torch.arange(5.0)  # the line y = 1 + 2 t, columns 1 and t
line = torch.stack([torch.ones(5), t], dim=1)
x = torch.linalg.lstsq(line, 1 + 2 * t).solution
print("lstsq   ", [f"{v:.2f}" for v in x])
# --8<-- [end:show]

# --8<-- [start:u-s-vh]
torch.manual_seed(0)
A = torch.randn(5, 3, dtype=torch.float64)
U, S, Vh = torch.linalg.svd(A, full_matrices=False)
assert torch.allclose(U * S @ Vh, A)
values = torch.linalg.svdvals(A)
assert torch.allclose(values, S)
assert (values.diff() < 0).all()
full = torch.linalg.svd(A)
assert shapes(full) == [(5, 5), (3,), (3, 3)]
assert shapes(torch.linalg.svd(A.T))[2] == (5, 5)
failed = []
for M in (A, A.T):
    U, S, Vh = torch.linalg.svd(M)
    try:
        U * S @ Vh
    except RuntimeError as error:
        failed.append(str(error))
assert "must match the size" in failed[0]
assert "cannot be multiplied" in failed[1]
U, S, Vh = torch.linalg.svd(A[:3])
assert torch.allclose(U * S @ Vh, A[:3])
U, S, V = torch.svd(A)
assert torch.allclose(U * S @ V.mH, A)
assert not torch.allclose(U * S @ V, A)
# --8<-- [end:u-s-vh]

# --8<-- [start:the-residual-is-orthogonal]
assert torch.allclose(x, torch.tensor([1.0, 2.0]))
noisy = 1 + 2 * t + torch.tensor([0, 1, 0, 0, 1])
x = torch.linalg.lstsq(line, noisy).solution
left = line.T @ (line @ x - noisy)
assert left.abs().max() < 1e-4
assert (line @ x - noisy).abs().max() > 0.1
# --8<-- [end:the-residual-is-orthogonal]

# --8<-- [start:qr-modes]
Q, R = torch.linalg.qr(A)
eye = torch.eye(3, dtype=torch.float64)
assert torch.allclose(Q @ R, A)
assert torch.allclose(Q.T @ Q, eye)
assert R.equal(R.triu())
assert shapes((Q, R)) == [(5, 3), (3, 3)]
complete = torch.linalg.qr(A, mode="complete")
assert shapes(complete) == [(5, 5), (5, 3)]
nothing, R_alone = torch.linalg.qr(A, mode="r")
assert nothing.numel() == 0
assert torch.allclose(R_alone, R)
# --8<-- [end:qr-modes]

# --8<-- [start:eig-is-complex]
for M in (turn, mirror):
    L, V = torch.linalg.eig(M)
    assert L.dtype == V.dtype == torch.complex64
    values = torch.linalg.eigvals(M)
    assert values.dtype == torch.complex64
    assert torch.allclose(V * L, M.to(V) @ V, atol=1e-6)
# --8<-- [end:eig-is-complex]

# --8<-- [start:eigh-is-real]
L, V = torch.linalg.eigh(mirror)
assert L.dtype == V.dtype == torch.float32
assert torch.linalg.eigvalsh(mirror).equal(L)
assert torch.allclose(L, torch.tensor([-1.0, 1.0]))
assert torch.allclose(V * L @ V.T, mirror, atol=1e-6)
# --8<-- [end:eigh-is-real]

# --8<-- [start:one-triangle-is-read]
lopsided = torch.tensor([[0.0, 999.0], [1.0, 0.0]])
L = torch.linalg.eigvalsh(lopsided)
assert torch.allclose(L, torch.tensor([-1.0, 1.0]))
L = torch.linalg.eigvalsh(lopsided, UPLO="U")
assert torch.allclose(L, torch.tensor([-999.0, 999.0]))
L, V = torch.linalg.eigh(lopsided)
assert torch.allclose(L, torch.tensor([-1.0, 1.0]))
lopsided.fill_diagonal_(4)
L = torch.linalg.cholesky(lopsided)
want = torch.tensor([[4.0, 1.0], [1.0, 4.0]])
assert torch.allclose(L @ L.T, want)
# --8<-- [end:one-triangle-is-read]

# --8<-- [start:show]
import warnings

import torch

A, B = torch.eye(2), torch.ones(2, 2)
for name, args in {
    "eig": [A], "symeig": [A], "solve": [B, A], "lstsq": [B, A],
    "matrix_rank": [A], "qr": [A], "cholesky": [A], "lu": [A],
    "triangular_solve": [B, A], "chain_matmul": [A, B], "svd": [A],
    "inverse": [A],
}.items():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            getattr(torch, name)(*args)
            answer = "warns" if caught else "runs"
        except RuntimeError as error:
            answer = str(error).split("\n")[0].split(". ")[0]
    print(f"{name}: {answer}")
# --8<-- [end:show]

# --8<-- [start:five-raise]
torch.set_warn_always(True)


def answer(name, *args):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            getattr(torch, name)(*args)
        except RuntimeError as error:
            return "raises", str(error)
    texts = [str(w.message) for w in caught]
    return "runs", "".join(texts)


for name, args, new in [
    ("eig", [A], "eigvals(A)"),
    ("symeig", [A], "eigvalsh(A, UPLO='U'"),
    ("matrix_rank", [A], "matrix_rank"),
    ("solve", [B, A], "solve(A, B)"),
    ("lstsq", [B, A], "lstsq(A, B)"),
]:
    how, text = answer(name, *args)
    assert how == "raises" and "is now removed" in text
    assert f"torch.linalg.{new}" in text
# --8<-- [end:five-raise]

# --8<-- [start:warn-or-not]
LU = torch.linalg.lu_factor(A)
for name, args in {
    "qr": [A], "cholesky": [A], "lu": [A],
    "lu_solve": [B, *LU], "triangular_solve": [B, A],
    "chain_matmul": [A, B],
}.items():
    how, text = answer(name, *args)
    assert how == "runs"
    assert f"torch.{name} is deprecated" in text
for name in ("svd", "inverse", "det", "pinverse"):
    assert answer(name, A) == ("runs", "")
# --8<-- [end:warn-or-not]

# --8<-- [start:silent-names]
M = torch.tensor([[2.0, 1.0], [0.0, 3.0], [4.0, 1.0]])
f = torch.linalg
U, values, V = torch.svd(M)
new = f.svd(M, full_matrices=False)
assert new.U.allclose(U) and new.S.allclose(values)
assert new.Vh.allclose(V.mH)
assert not new.Vh.allclose(V)
assert f.pinv(M).allclose(torch.pinverse(M))
assert f.inv(M[:2]).allclose(torch.inverse(M[:2]))
assert f.det(M[:2]).equal(torch.det(M[:2]))
assert not hasattr(f, "inverse")
assert not hasattr(f, "pinverse")
# --8<-- [end:silent-names]

# --8<-- [start:new-names]
S = torch.tensor([[2.0, 1.0], [1.0, 3.0]])
U = S.triu()
linalg = torch.linalg
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    old = torch.cholesky(S)
    assert old.equal(linalg.cholesky(S))
    assert torch.qr(S)[1].equal(linalg.qr(S)[1])
    old = torch.triangular_solve(B, U).solution
    new = linalg.solve_triangular(U, B, upper=True)
    assert old.allclose(new)
    LU = linalg.lu_factor(S)
    assert torch.lu(S)[0].equal(LU[0])
    old = torch.lu_solve(B, *LU)
    assert old.equal(linalg.lu_solve(*LU, B))
    assert torch.chain_matmul(S, U).allclose(
        linalg.multi_dot([S, U])
    )
# --8<-- [end:new-names]

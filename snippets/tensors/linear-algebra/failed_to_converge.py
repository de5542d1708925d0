# --8<-- [start:show]
from textwrap import fill

import torch

A = torch.eye(3).repeat(4, 1, 1)
A[2, 0, 0] = float("nan")
for f in ("svd", "cholesky", "eig"):
    try:
        getattr(torch.linalg, f)(A)
    except RuntimeError as error:
        print(fill(f"* {error}", 72, subsequent_indent="  "))
print(torch.linalg.inv(A)[2])

bad = ~A.isfinite().all(dim=(1, 2))
print("bad matrices:", bad.nonzero().flatten().tolist())
print(torch.linalg.svdvals(A[~bad]).shape)
# --8<-- [end:show]

# --8<-- [start:nan-stops-the-svd]
names = "svd", "svdvals", "pinv", "matrix_rank", "cond"
messages = []
for f in names:
    try:
        getattr(torch.linalg, f)(A)
    except torch.linalg.LinAlgError as error:
        messages.append(str(error))
assert len(messages) == 5
for message in messages:
    assert message.startswith("linalg.svd: (Batch el")
    assert "contained non-finite values" in message
# --8<-- [end:nan-stops-the-svd]

# --8<-- [start:infinite-is-silent]
wide = torch.eye(3)
wide[0, 0] = float("inf")
f = torch.linalg
assert f.svd(wide).S.isnan().any()
assert f.svdvals(wide).isnan().any()
assert f.cond(wide).isnan()
assert not f.pinv(wide).any()
assert f.matrix_rank(wide) == 0
# --8<-- [end:infinite-is-silent]

# --8<-- [start:infinite-can-raise]
import subprocess
import sys

code = """
import torch
A = torch.eye(50)
A[1, 0] = float("inf")
for f in torch.linalg.svd, torch.linalg.pinv:
    try:
        f(A)
    except torch.linalg.LinAlgError as error:
        print(error)
"""
run = subprocess.run(  # because MKL prints, too
    [sys.executable, "-c", code],
    capture_output=True,
    text=True,
)
assert run.stdout.count("ill-conditioned or has") == 2
# --8<-- [end:infinite-can-raise]

# --8<-- [start:finite-for-a-nan]
lost = torch.eye(3)
lost[0, 0] = float("nan")
assert torch.linalg.eigvalsh(lost).isfinite().all()
assert not lost.isfinite().all()
# --8<-- [end:finite-for-a-nan]

# --8<-- [start:others-for-a-nan]
full = torch.ones(3, 3)
full[0, 0] = float("nan")
for f, text in {
    "eigh": "too many repeated eigenvalues",
    "cholesky": "not positive-definite",
}.items():
    message = ""
    try:
        getattr(torch.linalg, f)(full)
    except torch.linalg.LinAlgError as error:
        message = str(error)
    assert text in message
    assert "non-finite" not in message
assert torch.linalg.inv(full).isnan().any()
x = torch.linalg.solve(full, torch.ones(3))
assert x.isnan().any()
assert torch.linalg.det(full).isnan()
# --8<-- [end:others-for-a-nan]

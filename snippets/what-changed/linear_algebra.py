# --8<-- [start:show]
import textwrap
import warnings

import torch


def ask(code):
    """Run an old name; return what torch says, and the result."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            value = eval(code)
        except Exception as error:
            return f"{type(error).__name__}: {error}", None
    said = [f"{w.category.__name__}: {w.message}" for w in caught]
    return (said + ["silent"])[0], value


x = torch.tensor([[2.0, 1.0], [1.0, 2.0]])
for code in [
    "torch.eig(x)",
    "torch.matrix_rank(x)",
    "torch.gesv(x, x)",
    "torch.qr(x)",
    "torch.svd(x)",
]:
    said = ask(code)[0].splitlines()[0].split(" (Trigg")[0]
    said = ". ".join(said.split(". ")[:2])
    print(code, textwrap.fill(said, 60), sep="\n", end="\n\n")
# --8<-- [end:show]

# --8<-- [start:eig-and-friends]
gone = (
    "RuntimeError: This function was deprecated since"
)
for old, new in {
    "eig(x)": "eig(x)",
    "symeig(x)": "eigh(x)",
    "lstsq(x, x)": "lstsq(x, x)",
    "solve(x, x)": "solve(x, x)",
    "matrix_rank(x)": "matrix_rank(x)",
}.items():
    assert ask(f"torch.{old}")[0].startswith(gone)
    assert ask(f"torch.linalg.{new}")[0] == "silent"
# --8<-- [end:eig-and-friends]

# --8<-- [start:gesv]
for old in "gesv", "btrifact", "potrf":
    assert ask(f"torch.{old}")[0] == (
        "AttributeError: module 'torch' has no "
        f"attribute '{old}'"
    )
# --8<-- [end:gesv]

# --8<-- [start:rfft]
for old in "rfft", "irfft":
    assert ask(f"torch.{old}")[0].startswith(
        "Attribute"
    )
wave = torch.tensor([1.0, 2.0, 3.0, 4.0])
there = torch.fft.rfft(wave)
assert torch.allclose(torch.fft.irfft(there), wave)
# --8<-- [end:rfft]

# --8<-- [start:fft]
assert ask("torch.fft(x)")[0] == (
    "TypeError: 'module' object is not callable"
)
assert torch.fft.fft(x).shape == x.shape
# --8<-- [end:fft]

# --8<-- [start:qr]
torch.set_warn_always(True)
for name in "qr", "cholesky":
    said, old = ask(f"torch.{name}(x)")
    assert said.startswith(
        f"UserWarning: torch.{name} is deprecated"
    )
    new = getattr(torch.linalg, name)(x)
    if name == "cholesky":
        old, new = [old], [new]
    assert all(map(torch.equal, old, new))
# --8<-- [end:qr]

# --8<-- [start:lu]
lu = torch.linalg.lu_factor(x)
said, old = ask("torch.lu(x)")
assert said.startswith("UserWarning: torch.lu is")
assert torch.equal(old[0], lu[0])
b = torch.tensor([[3.0], [5.0]])
said, old = ask("torch.lu_solve(b, *lu)")
assert said.startswith("UserWarning: torch.lu_solve")
assert torch.equal(old, torch.linalg.lu_solve(*lu, b))
# --8<-- [end:lu]

# --8<-- [start:triangular]
b = torch.tensor([[3.0], [5.0]])
said, old = ask("torch.triangular_solve(b, x)")
assert said.startswith("UserWarning: torch.triangular")
new = torch.linalg.solve_triangular(x, b, upper=True)
assert torch.equal(old[0], new)
# --8<-- [end:triangular]

# --8<-- [start:chain-matmul]
said, old = ask("torch.chain_matmul(x, x, x)")
assert said.startswith(
    "UserWarning: torch.chain_matmul"
)
assert torch.equal(
    old, torch.linalg.multi_dot([x, x, x])
)
# --8<-- [end:chain-matmul]

# --8<-- [start:svd]
tall = torch.tensor([[3.0, 1.0], [1.0, 3.0], [0, 0]])
said, (u, s, v) = ask("torch.svd(tall)")
assert said == "silent" and u.shape == (3, 2)
svd = torch.linalg.svd
U, S, Vh = svd(tall, full_matrices=False)
assert torch.allclose(v, Vh.mH)  # V comes transposed
assert torch.allclose(s, S) and torch.allclose(u, U)
assert svd(tall).U.shape == (3, 3)
norm = torch.linalg.vector_norm(x)
assert ask("torch.norm(x)") == ("silent", norm)
row = x[0]
said, old = ask("torch.ger(row, row)")
assert said == "silent"
assert torch.equal(old, torch.outer(row, row))
for old in torch.svd, torch.norm, torch.ger:
    assert "deprecated" in old.__doc__
# --8<-- [end:svd]

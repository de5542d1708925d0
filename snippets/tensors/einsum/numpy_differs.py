# --8<-- [start:show]
import numpy as np
import torch

a, b = torch.ones(1, 3, 24, 20), torch.ones(5, 3, 24, 20)
print(tuple(torch.einsum("bijk, bilm -> bjklm", a, b).shape))

x, y = np.ones((2, 3), dtype=np.float32), np.ones((3, 4))
print(np.einsum("ij,jk->ik", x, y).dtype)
x, y = torch.from_numpy(x), torch.from_numpy(y)
for call in [
    lambda: torch.einsum("ij,jk->ik", x, y),
    lambda: torch.einsum("ij,jk->ik", x.bool(), y.bool()),
    lambda: torch.einsum("ij,jk->ik", x, y.float(), optimize=True),
    lambda: torch.einsum("ij->i", x.numpy()),
]:
    try:
        call()
    except (RuntimeError, TypeError) as error:
        print("*", error)
print(torch.einsum("ij,jk->ik", x, y.float()).dtype)
# --8<-- [end:show]

# --8<-- [start:size-one-stretches-now]
shape = torch.einsum("bijk, bilm -> bjklm", a, b).shape
assert shape == (5, 24, 20, 24, 20)
ours = torch.einsum("bij,bkj->bik", a[0, :1], b[0])
theirs = np.einsum("bij,bkj->bik", a[0, :1], b[0])
assert np.array_equal(ours.numpy(), theirs)
left, row = torch.rand(2, 3), torch.rand(1, 4)
got = torch.einsum("ij,jk->ik", left, row)
assert got.allclose(left @ row.expand(3, 4))
message = ""
try:
    left @ row
except RuntimeError as error:
    message = str(error)
assert "shapes cannot be multiplied" in message
# --8<-- [end:size-one-stretches-now]

# --8<-- [start:products-need-one-dtype]
assert np.einsum("ij,jk", x, y).dtype == np.float64
z, messages = x.double(), []
for equation, pair in {
    "ij,jk": (x, y), "i,i->": (x[0], z[0]),
    "ij,ij->i": (x, z),
}.items():
    try:
        torch.einsum(equation, *pair)
    except RuntimeError as error:
        messages.append(str(error))
assert len(messages) == 3
for message in messages:
    assert "expected scalar type Float" in message
product = torch.einsum("i,j->ij", x[0], z[0])
assert product.dtype == torch.float64
product = torch.einsum("ij,ij->j", x, z[:1])
assert product.dtype == torch.float64
product = torch.einsum("ij,jk", x.to(y), y)
assert product.dtype == torch.float64
for library in (torch, np):
    f = library.einsum
    product = f("ij,ij->ij", x, x.double())
    assert product.dtype == library.float64
# --8<-- [end:products-need-one-dtype]

# --8<-- [start:bool-products]
t = np.ones((2, 2), dtype=bool)
assert np.einsum("ij,jk", t, t).dtype == bool
s, messages = x.bool(), []
for equation, pair in {
    "ij,jk": (s, y.bool()), "i,i->": (s[0], s[0]),
    "ij,ij->i": (s, s),
}.items():
    try:
        torch.einsum(equation, *pair)
    except NotImplementedError as error:
        messages.append(str(error))
assert len(messages) == 3
for message in messages:
    assert "not implemented for 'Bool'" in message
assert torch.einsum("i,j->ij", s[0], s[0]).all()
counts = torch.einsum("ij,jk", x.int(), y.int())
assert counts.bool().all()
# --8<-- [end:bool-products]

# --8<-- [start:bools-are-counted]
s = torch.tensor([[True, True], [False, False]])
ours = torch.einsum("ij->i", s)
assert ours.dtype == torch.int64
assert ours.tolist() == [2, 0]
theirs = np.einsum("ij->i", s.numpy())
assert theirs.dtype == bool
assert theirs.tolist() == [True, False]
# --8<-- [end:bools-are-counted]

# --8<-- [start:no-keywords]
for extra in ({"optimize": True}, {"out": x}):
    message = ""
    try:
        torch.einsum("ij->ij", x, **extra)
    except TypeError as caught:
        message = str(caught)
    assert "unexpected keyword argument" in message
for other, name in (x.numpy(), "numpy"), ([x], "list"):
    message = ""
    try:
        torch.einsum("ij,ij->ij", x, other)
    except TypeError as caught:
        message = str(caught)
    assert f"but got {name}" in message
out = np.empty((2, 3), np.float32)
np.einsum("ij->ij", x, optimize=True, out=out)
assert np.array_equal(out, x)
# --8<-- [end:no-keywords]

# --8<-- [start:dots-left-out-are-summed]
many = torch.arange(30).reshape(5, 2, 3)
got = torch.einsum("...ij->ij", many)
assert got.equal(many.sum(0))
message = ""
try:
    np.einsum("...ij->ij", many.numpy())
except ValueError as caught:
    message = str(caught)
assert "no '...' ellipsis provided" in message
# --8<-- [end:dots-left-out-are-summed]

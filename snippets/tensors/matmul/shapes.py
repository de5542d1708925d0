# --8<-- [start:show]
import torch

a, b = torch.ones(2, 3), torch.ones(3, 4)
batch, vector = torch.ones(5, 3, 4), torch.ones(3)

print("matrix @ matrix:", tuple((a @ b).shape))
print("matrix @ batch: ", tuple((a @ batch).shape))
print("matrix @ vector:", tuple((a @ vector).shape))
print("vector @ matrix:", tuple((vector @ b).shape))
print("vector @ vector:", tuple((vector @ vector).shape))
print("bmm:            ", tuple(torch.bmm(batch.mT, batch).shape))
# --8<-- [end:show]

# --8<-- [start:one-function]
torch.manual_seed(0)
for s, t in [((2, 3), (3, 4)), ((5, 2, 3), (3,))]:
    x, y = torch.randn(s), torch.randn(t)
    assert (x @ y).equal(torch.matmul(x, y))
    assert (x @ y).equal(x.matmul(y))
# --8<-- [end:one-function]

# --8<-- [start:mm-and-bmm-take-one-rank]
def refuses(f, *shapes):
    try:
        f(*[torch.ones(s) for s in shapes])
    except RuntimeError:
        return True
    return False


mm = torch.mm(m := torch.randn(2, 3), b)
assert mm.equal(m @ b)
left = torch.randn(5, 2, 3)
assert torch.bmm(left, batch).equal(left @ batch)
for shape in [(3,), (1, 3, 4)]:
    assert refuses(torch.mm, (2, 3), shape)
assert refuses(torch.mm, (1, 2, 3), (3, 4))
for shape in [(3,), (3, 4), (1, 3, 4), (1, 5, 3, 4)]:
    assert refuses(torch.bmm, (5, 2, 3), shape)
# --8<-- [end:mm-and-bmm-take-one-rank]

# --8<-- [start:vector-rules]
u, v = torch.randn(3), torch.randn(3)
m, n = torch.randn(2, 3), torch.randn(3, 4)
close = {"atol": 1e-6}
assert (m @ v).allclose((m @ v[:, None])[:, 0], **close)
assert (v @ n).allclose((v[None] @ n)[0], **close)
assert (u @ v).allclose((u * v).sum(), **close)
assert (u @ v).shape == ()
assert (torch.ones(5, 2, 3) @ v).shape == (5, 2)
assert (v @ batch).shape == (5, 4)
# --8<-- [end:vector-rules]

# --8<-- [start:batches-broadcast]
x, y = torch.randn(6, 1, 2, 3), torch.randn(5, 3, 4)
product = x @ y
assert product.shape == (6, 5, 2, 4)
for i in range(6):
    for j in range(5):
        assert product[i, j].allclose(
            x[i, 0] @ y[j], atol=1e-6
        )
assert refuses(torch.matmul, (4, 2, 3), (5, 3, 4))
# --8<-- [end:batches-broadcast]

# --8<-- [start:dot-mv-outer]
assert torch.dot(u, v).equal(u @ v)
assert torch.mv(m, v).equal(m @ v)
assert torch.outer(u, m[0]).equal(u[:, None] * m[0])
assert refuses(torch.dot, (2, 3), (3,))
assert refuses(torch.mv, (5, 2, 3), (3,))
assert refuses(torch.outer, (5, 2), (5, 3))
# --8<-- [end:dot-mv-outer]

# --8<-- [start:addmm-adds]
bias = torch.randn(4)
sum_ = torch.addmm(bias, m, n)
assert sum_.allclose(bias + m @ n, atol=1e-6)
sum_ = torch.baddbmm(bias, left, batch)
assert sum_.allclose(bias + left @ batch, atol=1e-6)
# --8<-- [end:addmm-adds]

# --8<-- [start:vecdot-a-row]
p, q = torch.randn(5, 3), torch.randn(5, 3)
dots = torch.linalg.vecdot(p, q)
assert dots.shape == (5,)
assert dots.allclose((p * q).sum(-1), atol=1e-6)
# --8<-- [end:vecdot-a-row]

# --8<-- [start:show]
import torch
from torch.nn import functional as F

x, weight = torch.randn(4, 4), torch.randn(4, 4)
image, kernel = torch.randn(1, 2, 8, 8), torch.randn(3, 2, 3, 3)
labels = torch.zeros(4, dtype=torch.long)

operators = {
    "matmul": lambda t: t @ weight,
    "linear": lambda t: F.linear(t, weight),
    "conv2d": lambda t: F.conv2d(image.to(t.dtype), kernel),
    "attention": lambda t: F.scaled_dot_product_attention(t, t, t),
    "softmax": lambda t: t.softmax(-1),
    "sum": lambda t: t.sum(),
    "exp": lambda t: t.exp(),
    "layer_norm": lambda t: F.layer_norm(t, (4,)),
    "mse_loss": lambda t: F.mse_loss(t, torch.zeros_like(t)),
    "cross_entropy": lambda t: F.cross_entropy(t, labels),
    "prod": lambda t: t.prod(),
    "t + x": lambda t: t + x,
    "cat([t, x])": lambda t: torch.cat([t, x]),
}
print("result for t in    float32   bfloat16")
with torch.autocast("cpu", dtype=torch.bfloat16):
    for name, op in operators.items():
        full, half = op(x).dtype, op(x.bfloat16()).dtype
        print(f"{name:14} {str(full)[6:]:>11} {str(half)[6:]:>10}")
# --8<-- [end:show]

# --8<-- [start:lower]
def dtypes(op, low):
    with torch.autocast("cpu", dtype=low):
        return op(x).dtype, op(x.to(low)).dtype


lower = [operators[n] for n in list(operators)[:4]]
lower += [lambda t: torch.bmm(t[None], t[None])]
lower += [lambda t: torch.einsum("ij,jk", t, t)]
lower += [lambda t: t @ t[0], lambda t: t[0] @ t[0]]
for low in (torch.bfloat16, torch.float16):
    for op in lower:
        assert dtypes(op, low) == (low, low)
# --8<-- [end:lower]

# --8<-- [start:follows-its-input]
follow = [operators[n] for n in list(operators)[4:8]]
follow += [
    lambda t: t.log_softmax(-1),
    lambda t: t.mean(),
    lambda t: t**2,
    torch.relu,
    F.gelu,
    torch.nn.LayerNorm(4),
    torch.nn.BatchNorm1d(4),
    lambda t: torch.nn.GRU(4, 4)(t)[0],
    lambda t: t.mv(t[0]),
    lambda t: t[0].dot(t[0]),
]
for low in (torch.bfloat16, torch.float16):
    for op in follow:
        assert dtypes(op, low) == (torch.float32, low)
# --8<-- [end:follows-its-input]

# --8<-- [start:full]
ones = torch.ones(4, 4)
full = [operators[n] for n in list(operators)[8:11]]
full += [
    lambda t: F.l1_loss(t, ones),
    lambda t: F.smooth_l1_loss(t, ones),
    lambda t: F.kl_div(t, ones, reduction="sum"),
    lambda t: torch.cdist(t, t),
    lambda t: F.grid_sample(
        t[None, None],
        t.reshape(1, 2, 4, 2),
        align_corners=False,
    ),
    lambda t: torch.linalg.inv(t),
    lambda t: F.nll_loss(t, labels),
    lambda t: F.binary_cross_entropy_with_logits(
        t, ones
    ),
    lambda t: F.binary_cross_entropy(
        t.sigmoid(), ones
    ),
]
for low in (torch.bfloat16, torch.float16):
    for op in full:
        got = dtypes(op, low)
        assert got == (torch.float32, torch.float32)
# --8<-- [end:full]

# --8<-- [start:widest]
mixed = [operators[n] for n in list(operators)[11:]]
mixed += [lambda t: torch.stack([t, x])]
mixed += [lambda t: torch.where(x > 0, t, x)]
for low in (torch.bfloat16, torch.float16):
    for op in mixed:
        assert dtypes(op, low)[1] == torch.float32
    add = dtypes(lambda t: t + torch.tensor(1.0), low)
    assert add == (torch.float32, low)


def put(h):
    mask = x < 100
    x.clone()[mask] = h[mask]


refuse = {
    put: "Index put requires the source and "
    "destination dtypes match",
    lambda h: weight.mv(h[0]): "same dtype",
    lambda h: weight[0].dot(h[0]): "same dtype",
    lambda h: torch.lerp(x, h, 0.5): "dtype",
    lambda h: x.scatter(0, labels[None], h): "dtype",
    lambda h: x.index_add(0, labels, h): "scalar type",
}
for low in (torch.bfloat16, torch.float16):
    with torch.autocast("cpu", dtype=low):
        for op, text in refuse.items():
            message = ""
            try:
                op(x.to(low))
            except RuntimeError as error:
                message = str(error)
            assert text in message
            op(x.to(low).to(x.dtype))
# --8<-- [end:widest]

# --8<-- [start:not-touched]
exact = x @ weight
for low in (torch.bfloat16, torch.float16):
    with torch.autocast("cpu", dtype=low):
        rounded = (x @ weight).float()
        assert not torch.allclose(rounded, exact)
        out = torch.zeros(4, 4)
        torch.mm(x, weight, out=out)
        assert torch.allclose(out, exact)
        kept = torch.zeros(4, 4).addmm_(x, weight)
        assert torch.allclose(kept, exact)
        assert kept.dtype == out.dtype == exact.dtype
        narrow = (x @ weight).add_(x)
        assert narrow.dtype == low
        d = x.double() @ weight.double()
        assert d.dtype == torch.float64
        i = labels @ labels
        assert i.dtype == torch.int64
# --8<-- [end:not-touched]

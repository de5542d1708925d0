# --8<-- [start:show]
import torch

x = torch.arange(12).view(3, 4)
row = torch.arange(4).view(1, 4)

for name, t in {
    "x": x,
    "x[1:]": x[1:],
    "x[:, 1:]": x[:, 1:],
    "x[::2]": x[::2],
    "x[:, 0]": x[:, 0],
    "x.t()": x.t(),
    "x.unsqueeze(1)": x.unsqueeze(1),
    "row.expand(3, 4)": row.expand(3, 4),
    "row.t()": row.t(),
}.items():
    print(f"{name:17} {str(t.stride()):10} {t.is_contiguous()}")
# --8<-- [end:show]

# --8<-- [start:strides-that-rows-give]
def packed(t):
    step, fits = 1, True
    for d in reversed(range(t.ndim)):
        fits &= t.size(d) == 1 or t.stride(d) == step
        step *= t.size(d)
    return fits


y = torch.arange(24).view(2, 1, 3, 4)
views = [x, x.t(), x[1:], x[:, 1:], x[::2], x[:, 0]]
views += [row.t(), row.expand(3, 4), x[0, 0], y, y.mT]
views += [y[..., :1], y[:1], y.permute(3, 1, 0, 2)]
for t in views:
    assert t.is_contiguous() == packed(t)
assert row.t().is_contiguous()
assert x[1:].data_ptr() == x.data_ptr() + 4 * 8
# --8<-- [end:strides-that-rows-give]

# --8<-- [start:show]
from textwrap import fill

import torch

x = torch.tensor([2.0, 9.0, 4.0])
print(x.topk(2))
for attempt in (
    lambda: x.topk(5),
    lambda: x[x > 10].max(),
    lambda: x[x > 10].argmax(),
):
    try:
        attempt()
    except (RuntimeError, IndexError) as error:
        print(fill(str(error), 72))
print(x.topk(min(5, x.size(-1))).values)

y = torch.tensor([2.0, torch.nan, 4.0])
print(y.sum(), y.max(), y.argmax(), y.topk(1).values)
print(y.nansum(), y.nanmean(), y[~y.isnan()].max())
# --8<-- [end:show]

# --8<-- [start:last-dimension-by-default]
t = torch.tensor([[3, 1, 2], [9, 8, 7]])
ordered = [[1, 2, 3], [7, 8, 9]]
assert t.sort().values.tolist() == ordered
assert t.argsort().tolist() == [[1, 2, 0], [2, 1, 0]]
assert t.topk(2).values.tolist() == [[3, 2], [9, 8]]
assert t.topk(1, dim=0).values.shape == (1, 3)
assert t.sort(dim=0).values.equal(t)
assert t.argsort(dim=0).shape == (2, 3)
# --8<-- [end:last-dimension-by-default]

# --8<-- [start:topk-limits]
down = x.sort(descending=True).values
assert x.topk(3).values.equal(down)
small = x.topk(2, largest=False)
assert small.values.tolist() == [2, 4]
table = torch.ones(5, 2)
for k, dim in (3, -1), (6, 0):
    message = ""
    try:
        table.topk(k, dim=dim)
    except RuntimeError as error:
        message = str(error)
    assert message == "selected index k out of range"
    size = table.size(dim)
    assert table.topk(size, dim=dim).values.equal(table)
# --8<-- [end:topk-limits]

# --8<-- [start:nothing-to-reduce]
empty = x[x > 10]
assert empty.shape == (0,)
assert empty.sum() == 0 and empty.mean().isnan()
for name in "max min amax amin argmax argmin".split():
    for dims, part in [
        ({}, "to be specified for input.numel() == 0"),
        ({"dim": 0}, "0 to have non-zero size"),
    ]:
        message = ""
        try:
            getattr(empty, name)(**dims)
        except (RuntimeError, IndexError) as error:
            message = str(error)
        assert "Expected reduction dim" in message
        assert part in message
# --8<-- [end:nothing-to-reduce]

# --8<-- [start:nan-wins]
for n in (y.sum(), y.mean(), y.std(), y.max(), y.min()):
    assert n.isnan()
assert y.argmax() == y.argmin() == 1
z = torch.tensor([torch.inf, torch.nan, 1.0])
assert z.sort().values[-1].isnan()
assert z.sort(descending=True).values[0].isnan()
assert z.topk(1).values.isnan()
# --8<-- [end:nan-wins]

# --8<-- [start:leave-nan-out]
assert y.nansum() == 6 and y.nanmean() == 3
assert y[~y.isnan()].max() == 4
assert z[~z.isnan()].max() == torch.inf
rows = torch.stack([y, -y])
filled = rows.masked_fill(rows.isnan(), -torch.inf)
assert filled.amax(dim=1).tolist() == [4, -2]
rows[1] = torch.nan
filled = rows.masked_fill(rows.isnan(), -torch.inf)
assert filled.amax(dim=1).tolist() == [4, -torch.inf]
assert not hasattr(torch, "nanmax")
# --8<-- [end:leave-nan-out]

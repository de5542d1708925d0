# --8<-- [start:show]
from textwrap import fill

import torch

ages = torch.tensor([20, 31])
for reduce in (torch.mean, torch.std):
    try:
        reduce(ages)
    except RuntimeError as error:
        print(fill(str(error), 72))
print(ages.float().mean(), ages.mean(dtype=torch.float32))

print((ages > 25).sum(), (ages > 25).sum().dtype)

halves = torch.ones(70_000, dtype=torch.float16)
print(halves.sum(), halves.sum(dtype=torch.float32))

x = torch.tensor([1.0, 2.0, 3.0, 4.0])
print(x.var(), x.var(correction=0))
# --8<-- [end:show]

# --8<-- [start:mean-needs-floats]
kinds = [torch.bool, torch.uint8, torch.int32]
kinds.append(torch.int64)
for dtype in kinds:
    messages = []
    for name in ("mean", "std", "var"):
        try:
            getattr(ages.to(dtype), name)()
        except RuntimeError as error:
            messages.append(str(error))
    mean, std, var = messages
    assert mean.startswith("mean(): could not infer")
    assert std == var == (
        "std and var only support floating point "
        "and complex dtypes"
    )
assert ages.float().mean() == 25.5
assert ages.mean(dtype=torch.float32) == 25.5
assert ages.float().std() > 7
# --8<-- [end:mean-needs-floats]

# --8<-- [start:dtype-of-a-sum]
for dtype in (torch.bool, torch.uint8, torch.int32):
    ones = torch.ones(300, dtype=dtype)
    assert ones.sum().dtype == torch.int64
    assert ones.sum() == 300
assert torch.finfo(torch.float16).max == 65504
assert halves.sum().isinf()
assert halves.sum().dtype == torch.float16
assert halves.sum(dtype=torch.float32) == 70_000
# --8<-- [end:dtype-of-a-sum]

# --8<-- [start:divides-by-n-minus-one]
import warnings

squares = ((x - x.mean()) ** 2).sum()
for c in (0, 1):
    var, std = x.var(correction=c), x.std(correction=c)
    assert torch.isclose(var, squares / (4 - c))
    assert torch.isclose(std, var.sqrt())
assert x.var() == x.var(correction=1)
assert x.std() == x.std(correction=1)
assert abs(x.numpy().var() - squares / 4) < 1e-6
one = torch.tensor([5.0])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert one.std().isnan()
message = str(caught[0].message)
assert "degrees of freedom is <= 0" in message
assert one.std(correction=0) == 0
# --8<-- [end:divides-by-n-minus-one]

# --8<-- [start:median-is-the-lower]
assert x.median() == 2
assert x.quantile(0.5) == 2.5
# --8<-- [end:median-is-the-lower]

# --8<-- [start:quantile-limits]
for dtype in (torch.float32, torch.float64):
    assert x.to(dtype).quantile(0.5) == 2.5
refused = "bool uint8 int32 int64 float16 bfloat16"
for name in (refused + " complex64").split():
    message = ""
    try:
        x.to(getattr(torch, name)).quantile(0.5)
    except RuntimeError as error:
        message = str(error)
    assert "either float or double" in message
zeros = torch.zeros(2**24)
assert zeros.quantile(0.5) == 0
more = zeros[:1].expand(2**24 + 1)
for dims in ({}, {"dim": 0}):
    message = ""
    try:
        more.quantile(0.5, **dims)
    except RuntimeError as error:
        message = str(error)
    assert "tensor is too large" in message
rows = zeros[:1].expand(2, 2**23 + 1)
assert rows.quantile(0.5, dim=1).tolist() == [0, 0]
# --8<-- [end:quantile-limits]

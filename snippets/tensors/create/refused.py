# --8<-- [start:show]
import torch

calls = [
    lambda: torch.full(2, 5),
    lambda: torch.randint(10, 2),
    lambda: torch.rand(2, dtype=torch.int64),
    lambda: torch.randn_like(torch.arange(3)),
    lambda: torch.arange(5, 0),
    lambda: torch.zeros(2.0),
]
for call in calls:
    try:
        call()
    except (TypeError, RuntimeError) as error:
        print(error)
# --8<-- [end:show]

# --8<-- [start:the-fixes-run]
assert torch.full((2,), 5).shape == (2,)
assert torch.randint(10, (2,)).shape == (2,)

x = torch.arange(3)
for make in (torch.rand_like, torch.randn_like):
    y = make(x, dtype=torch.float32)
    assert y.dtype == torch.float32
y = torch.rand(2, dtype=torch.float64)
assert y.dtype == torch.float64
assert torch.randint_like(x, 10).dtype == torch.int64

x = torch.arange(5, 0, -1)
assert x.tolist() == [5, 4, 3, 2, 1]

assert torch.zeros(int(4 / 2)).shape == (2,)
assert torch.zeros(4 // 2, 3).shape == (2, 3)
# --8<-- [end:the-fixes-run]

# --8<-- [start:float-among-sizes]
message, n = "", 4
try:
    torch.zeros(n / 2, 3)
except TypeError as e:
    message = str(e)
assert message == (
    "zeros() takes 1 positional argument "
    "but 2 were given"
)
# --8<-- [end:float-among-sizes]

# --8<-- [start:range-is-deprecated]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert torch.range(0, 3).tolist() == [0, 1, 2, 3]
message = str(caught[0].message)
assert message.startswith("torch.range is deprecated")
# --8<-- [end:range-is-deprecated]

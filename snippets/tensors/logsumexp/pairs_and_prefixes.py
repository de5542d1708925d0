# --8<-- [start:show]
import torch

a, b = torch.tensor([-1000.0, 0.0]), torch.tensor([-1000.0, 1.0])
print("logaddexp:   ", torch.logaddexp(a, b))

x = torch.full((3,), 1000.0)
print("logcumsumexp:", torch.logcumsumexp(x, dim=0))

for other in (torch.tensor(2), 2.0):
    try:
        torch.logaddexp(torch.tensor(1), other)
    except (NotImplementedError, TypeError) as error:
        print(error)
# --8<-- [end:show]

# --8<-- [start:pair-is-logsumexp]
pair = torch.logaddexp(a, b)
both = torch.stack([a, b])
assert torch.allclose(pair, both.logsumexp(dim=0))
# --8<-- [end:pair-is-logsumexp]

# --8<-- [start:prefixes]
running = torch.logcumsumexp(x, dim=0)
for i in range(3):
    head = x[: i + 1].logsumexp(dim=0)
    assert torch.allclose(running[i], head)
# --8<-- [end:prefixes]

# --8<-- [start:integers]
ints = torch.tensor([1, 2])
lse = ints.logsumexp(dim=0)
assert lse.dtype == torch.float32
want = ints.float().logsumexp(dim=0)
assert torch.allclose(lse, want)
for refuses in (
    lambda: torch.logaddexp(ints, ints),
    lambda: torch.logcumsumexp(ints, dim=0),
    lambda: ints.log_softmax(dim=0),
):
    message = ""
    try:
        refuses()
    except NotImplementedError as error:
        message = str(error)
    assert "not implemented for 'Long'" in message
log_p = ints.log_softmax(dim=0, dtype=torch.float32)
floats = ints.float()
assert log_p.equal(floats.log_softmax(dim=0))
assert torch.logaddexp(floats, floats).isfinite().all()
assert floats.logcumsumexp(dim=0).isfinite().all()
as_float = {"dtype": torch.float32}
for has_no_dtype in (
    lambda: torch.logaddexp(ints, ints, **as_float),
    lambda: torch.logcumsumexp(ints, dim=0, **as_float),
):
    message = ""
    try:
        has_no_dtype()
    except TypeError as error:
        message = str(error)
    assert "dtype" in message
# --8<-- [end:integers]

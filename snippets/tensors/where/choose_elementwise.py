# --8<-- [start:show]
import torch

x = torch.tensor([[-1.0, 2.0, -3.0], [4.0, -5.0, 6.0]])
limit = torch.tensor([[10.0], [20.0]])  # one number a row

print(torch.where(x > 0, x, 0))
print(torch.where(x > 0, x, limit))
# --8<-- [end:show]

# --8<-- [start:takes-one-or-the-other]
chosen = torch.where(x > 0, x, -x)
for i in range(2):
    for j in range(3):
        v = x[i, j]
        assert chosen[i, j] == (v if v > 0 else -v)
assert x.where(x > 0, 0).equal(
    torch.where(x > 0, x, 0)
)
assert x.masked_fill(x < 0, 9).equal(
    torch.where(x < 0, 9, x)
)
# --8<-- [end:takes-one-or-the-other]

# --8<-- [start:all-three-are-stretched]
condition = torch.ones(4, 1, 1) > 0
a, b = torch.ones(1, 3, 1), torch.zeros(2)
out = torch.where(condition, a, b)
assert out.shape == (4, 3, 2)
message = ""
try:
    torch.where(condition, a, torch.ones(2, 2))
except RuntimeError as e:
    message = str(e)
assert "must match the size of tensor" in message
# --8<-- [end:all-three-are-stretched]

# --8<-- [start:one-device]
here, there = torch.ones(2), torch.ones(2).to("meta")
zero_d = torch.tensor(5.0)
for c, a, b in [
    (here > 0, here, there),
    (here > 0, there, there),
    (there > 0, here, here),
    (there > 0, here, there),
]:
    message = ""
    try:
        torch.where(c, a, b)
    except RuntimeError as e:
        message = str(e)
    assert "is not on the expected device" in message
for a in (there, 1, zero_d):
    for b in (there, 1, zero_d):
        for c in (there > 0, zero_d > 0):
            out = torch.where(c, a, b)
            used = {id(a), id(b)}
            meta = c.is_meta or id(there) in used
            assert out.is_meta == meta
# --8<-- [end:one-device]

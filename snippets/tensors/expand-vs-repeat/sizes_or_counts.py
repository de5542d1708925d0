# --8<-- [start:show]
import torch

x = torch.ones(3, 1)

print(x.expand(3, 4).shape, x.expand(-1, 4).shape)
print(x.expand(2, -1, 4).shape)
print(x.repeat(1, 4).shape, x.repeat(2, 1, 4).shape)
print(x.tile(4).shape)

row = torch.ones(3)
for wrong in [
    lambda: x.expand(6, 1),
    lambda: row.expand(-1, 3),
    lambda: x.expand(4),
    lambda: x.repeat(4),
]:
    try:
        wrong()
    except RuntimeError as error:
        print("-", error)
# --8<-- [end:show]

# --8<-- [start:sizes-against-counts]
y = torch.ones(5, 1)
assert y.expand(5, 4).shape == (5, 4)
assert y.repeat(5, 4).shape == (25, 4)
assert y.repeat(2, 1, 4).shape == (2, 5, 4)
assert y.expand(2, 5, 4).shape == (2, 5, 4)
# --8<-- [end:sizes-against-counts]

# --8<-- [start:minus-one-keeps]
assert y.expand(-1, 4).shape == (5, 4)
assert y.expand(2, -1, -1).shape == (2, 5, 1)
message = ""
try:
    y.expand(-1, 5, 4)
except RuntimeError as e:
    message = str(e)
assert "leading, non-existing dimension 0" in message
# --8<-- [end:minus-one-keeps]

# --8<-- [start:only-a-size-of-one]
for n in (0, 1, 2, 7):
    assert torch.ones(1).expand(n).shape == (n,)
message = ""
try:
    torch.ones(2).expand(4)
except RuntimeError as e:
    message = str(e)
assert "must match the existing size (2)" in message
assert torch.ones(2).repeat(2).shape == (4,)
# --8<-- [end:only-a-size-of-one]

# --8<-- [start:tile-fills-up]
z = torch.arange(24).view(2, 3, 4)
assert z.tile(5).equal(z.repeat(1, 1, 5))
assert z.tile(2, 5).equal(z.repeat(1, 2, 5))
message = ""
try:
    z.repeat(2, 5)
except RuntimeError as e:
    message = str(e)
assert "can not be smaller" in message
# --8<-- [end:tile-fills-up]

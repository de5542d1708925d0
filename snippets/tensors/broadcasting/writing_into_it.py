# --8<-- [start:show]
import torch

row, column = torch.zeros(3), torch.zeros(3, 1)
try:
    row += column
except RuntimeError as error:
    print(error)
print(tuple((row + column).shape))
# --8<-- [end:show]

# --8<-- [start:in-place-never-grows]
for name in ("add_", "sub_", "mul_", "div_", "pow_"):
    square = torch.zeros(3, 3)
    getattr(square, name)(torch.ones(3))
    message = ""
    try:
        getattr(row, name)(square)
    except RuntimeError as error:
        message = str(error)
    assert "match the broadcast shape [3, 3]" in message
    assert row.shape == (3,)
# --8<-- [end:in-place-never-grows]

# --8<-- [start:overlap-is-refused]
for base in torch.zeros(3), torch.zeros(4, 1):
    wide = base.expand(4, 3)
    for write in (
        lambda t: t.__iadd__(1),
        lambda t: t.copy_(torch.ones(4, 3)),
        lambda t: t.__setitem__(slice(None), 3),
    ):
        message = ""
        try:
            write(wide)
        except RuntimeError as error:
            message = str(error)
        assert "refers to a single memory" in message
        assert base.eq(0).all()
# --8<-- [end:overlap-is-refused]

# --8<-- [start:one-write-many-rows]
for shape in (3,), (4, 1), (1, 1):
    base = torch.zeros(shape)
    wide = base.expand(4, 3)
    wide[2, 1] = 5
    assert wide.eq(5).sum() > 1
    assert base.eq(5).sum() == 1
    wide.fill_(4)
    assert base.eq(4).all()
# --8<-- [end:one-write-many-rows]

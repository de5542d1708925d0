# --8<-- [start:show]
import torch

count = torch.tensor([3, 0])
half = torch.ones(2, dtype=torch.float16)
byte = torch.tensor([3, 0], dtype=torch.uint8)

print(torch.where(count > 0, count, 0).dtype)
print(torch.where(count > 0, count, 0.0).dtype)
print(torch.where(count > 0, half, 0.0).dtype)
print(torch.where(count > 0, half, torch.zeros(2)).dtype)
print(torch.where(byte > 0, byte, -1))
try:
    torch.where(count, 1.0, 0.0)
except RuntimeError as error:
    print(error)
print(torch.where(count != 0, 1.0, 0.0))
# --8<-- [end:show]

# --8<-- [start:promotes-as-plus-does]
c = torch.tensor([True, False])
names = "bool uint8 int8 int64 float16 bfloat16"
names += " float32 float64 int16 int32"
dtypes = [getattr(torch, n) for n in names.split()]
for d in dtypes:
    a = torch.ones(2, dtype=d)
    others = [torch.ones(2, dtype=e) for e in dtypes]
    others += [torch.ones((), dtype=e) for e in dtypes]
    for b in others + [True, 2, 0.5]:
        out = torch.where(c, a, b).dtype
        assert out == (a + b).dtype
mixed = torch.where(c, count, 1j)
assert mixed.dtype == torch.complex64
assert torch.where(c, 1, 0).dtype == torch.int64
assert torch.where(c, 1.0, 0).dtype == torch.float32
# --8<-- [end:promotes-as-plus-does]

# --8<-- [start:not-widened]
b = torch.tensor([3, 0], dtype=torch.uint8)
assert torch.where(b > 0, b, -1).tolist() == [3, 255]
wide = torch.where(b > 0, b.int(), -1)
assert wide.tolist() == [3, -1]
filled = count.masked_fill(count == 0, 0.5)
assert filled.tolist() == [3, 0]
assert filled.dtype == torch.int64
# --8<-- [end:not-widened]

# --8<-- [start:must-be-boolean]
import warnings

for d, name in [
    (torch.int8, "Char"),
    (torch.int64, "Long"),
    (torch.float16, "Half"),
    (torch.float32, "Float"),
]:
    message = ""
    try:
        torch.where(torch.ones(2, dtype=d), 1, 0)
    except RuntimeError as e:
        message = str(e)
    assert message.endswith(f"with dtype {name}")
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    out = torch.where(byte, 1, 0)
assert out.tolist() == [1, 0]
assert "is deprecated" in str(caught[0].message)
for condition in (True, [True, False], c.numpy()):
    message = ""
    try:
        torch.where(condition, count, 0)
    except TypeError as e:
        message = str(e)
    assert "invalid combination" in message
# --8<-- [end:must-be-boolean]

# --8<-- [start:show]
import torch

ids = torch.tensor([7, 8])

print(torch.cat([torch.empty(0), ids]))
print(torch.cat([ids]))
# --8<-- [end:show]

# --8<-- [start:empty-is-skipped]
for shape in [(3,), (3, 4), (3, 4, 5)]:
    other = torch.ones(shape)
    joined = torch.cat([torch.empty(0), other])
    assert joined.equal(other)
message = ""
try:
    torch.cat([torch.empty(0), torch.tensor(1.0)])
except RuntimeError as error:
    message = str(error)
assert "zero-dimensional tensor" in message
# --8<-- [end:empty-is-skipped]

# --8<-- [start:its-type-is-not]
joined = torch.cat([torch.empty(0), ids])
assert joined.dtype == torch.float32
big = torch.tensor([2**24 + 1, 2**24 + 2])
joined = torch.cat([torch.empty(0), big])
assert joined.tolist() == [2**24, 2**24 + 2]
# --8<-- [end:its-type-is-not]

# --8<-- [start:only-shape-zero]
full = torch.ones(2, 3)
assert torch.cat([torch.empty(0, 3), full]).equal(full)
for shape in [(0, 5), (0, 0), (5, 0)]:
    message = ""
    try:
        torch.cat([torch.empty(shape), full])
    except RuntimeError as error:
        message = str(error)
    assert "Sizes of tensors must match" in message
# --8<-- [end:only-shape-zero]

# --8<-- [start:show]
import torch

ids = torch.tensor([7, 8])

print(torch.cat([torch.empty(0), ids]))
print(torch.cat([ids]))
# --8<-- [end:show]

# --8<-- [start:empty-is-skipped]
image = torch.ones(3, 4, 5)
assert torch.cat([torch.empty(0), image]).equal(image)
# --8<-- [end:empty-is-skipped]

# --8<-- [start:its-type-is-not]
joined = torch.cat([torch.empty(0), ids])
assert joined.dtype == torch.float32
big = torch.tensor([2**24 + 1])
joined = torch.cat([torch.empty(0), big])
assert joined.item() == 2**24
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

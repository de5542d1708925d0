# --8<-- [start:show]
import torch

row = torch.arange(3.0)
wide = row.expand(1000, 3)

print(tuple(wide.shape), wide.stride())
print("same memory:", wide.data_ptr() == row.data_ptr())
print("bytes held: ", wide.untyped_storage().nbytes())

column = torch.zeros(1000, 1)
print("bytes of the difference:", (column - torch.zeros(1000)).nbytes)
# --8<-- [end:show]

# --8<-- [start:every-row-is-one-row]
assert wide.stride() == (0, 1)
assert wide.untyped_storage().nbytes() == 3 * 4
assert wide[999].data_ptr() == wide[0].data_ptr()
# --8<-- [end:every-row-is-one-row]

# --8<-- [start:three-names]
for wide in (
    row.expand(5, 3),
    torch.broadcast_to(row, (5, 3)),
    torch.broadcast_tensors(row, torch.ones(5, 1))[0],
):
    assert wide.shape == (5, 3)
    assert wide.stride() == (0, 1)
    assert wide.data_ptr() == row.data_ptr()
# --8<-- [end:three-names]

# --8<-- [start:repeat-copies]
tiled = row.repeat(5, 1)
assert tiled.equal(row.expand(5, 3))
assert tiled.stride() == (3, 1)
assert tiled.untyped_storage().nbytes() == 5 * 3 * 4
# --8<-- [end:repeat-copies]

# --8<-- [start:result-is-full-size]
result = torch.zeros(1000, 1) - torch.zeros(1000)
assert result.stride() == (1000, 1)
assert result.untyped_storage().nbytes() == 4_000_000
# --8<-- [end:result-is-full-size]

# --8<-- [start:gradients-are-summed]
bias = torch.zeros(3, requires_grad=True)
(bias + torch.ones(1000, 3)).sum().backward()
assert bias.grad.tolist() == [1000, 1000, 1000]
# --8<-- [end:gradients-are-summed]

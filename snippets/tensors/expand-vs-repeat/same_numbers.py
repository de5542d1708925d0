# --8<-- [start:show]
import torch

x = torch.tensor([1.0, 2.0, 3.0])

for wide in (x.expand(2, 3), x.repeat(2, 1), x.tile(2, 1)):
    size = wide.untyped_storage().nbytes()
    print(wide.tolist(), wide.stride(), size, "bytes")

print(x.repeat(2))
print(x.repeat_interleave(2))
# --8<-- [end:show]

# --8<-- [start:expand-is-a-view]
wide = x.expand(1000, 3)
assert wide.data_ptr() == x.data_ptr()
assert wide.stride() == (0, 1)
assert wide.untyped_storage().nbytes() == 12
x2 = torch.ones(2, 3)
for same in (
    x.expand_as(x2),
    torch.broadcast_to(x, (2, 3)),
):
    assert same.data_ptr() == x.data_ptr()
    assert same.stride() == (0, 1)
# --8<-- [end:expand-is-a-view]

# --8<-- [start:these-three-copy]
for copy, n in [
    (x.repeat(1000, 1), 1000),
    (x.tile(1000, 1), 1000),
    (x.repeat_interleave(1000), 1000),
    (x.repeat(1), 1),
    (x.tile(1), 1),
    (x.repeat_interleave(1), 1),
]:
    assert copy.data_ptr() != x.data_ptr()
    assert copy.untyped_storage().nbytes() == 12 * n
# --8<-- [end:these-three-copy]

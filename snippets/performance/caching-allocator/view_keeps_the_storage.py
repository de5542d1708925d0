# --8<-- [start:show]
import torch

batch = torch.ones(1000, 1000)
row = batch[0]
copy = batch[0].clone()
del batch

for name, tensor in (("row", row), ("copy", copy)):
    kept = tensor.untyped_storage().nbytes()
    print(f"{name}: {tensor.nbytes} bytes shown, {kept} bytes kept")
# --8<-- [end:show]

# --8<-- [start:view-pins-the-storage]
assert row.untyped_storage().nbytes() == 4_000_000
assert copy.untyped_storage().nbytes() == 4_000
# --8<-- [end:view-pins-the-storage]

# --8<-- [start:detach-pins-too]
batch = torch.ones(1000, 1000)
detached, copy = batch[0].detach(), batch[0].clone()
assert detached.data_ptr() == batch.data_ptr()
assert copy.data_ptr() != batch.data_ptr()
del batch
assert copy.untyped_storage().nbytes() == 4_000
assert detached.untyped_storage().nbytes() == 4_000_000
# --8<-- [end:detach-pins-too]

# --8<-- [start:show]
from copy import deepcopy

import torch

table = torch.zeros(1000, 8)
row = table[0]

print("row:     ", row.untyped_storage().nbytes(), "bytes")
print("deepcopy:", deepcopy(row).untyped_storage().nbytes())
print("clone:   ", row.clone().untyped_storage().nbytes())
# --8<-- [end:show]

# --8<-- [start:row-keeps-the-table]
assert row.untyped_storage().nbytes() == 32_000
memory = table.data_ptr()
del table
assert row.untyped_storage().data_ptr() == memory
assert row.untyped_storage().nbytes() == 32_000
# --8<-- [end:row-keeps-the-table]

# --8<-- [start:clone-is-compact]
assert row.clone().untyped_storage().nbytes() == 32
whole = deepcopy(row).untyped_storage().nbytes()
assert whole == 32_000
# --8<-- [end:clone-is-compact]

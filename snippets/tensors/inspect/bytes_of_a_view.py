# --8<-- [start:show]
import torch

table = torch.zeros(1000, 100)
row = table[0]
wide = torch.zeros(100, 1).expand(100, 1000)

for x in (table, row, row.clone(), wide):
    print(x.nbytes, x.untyped_storage().nbytes())
# --8<-- [end:show]

# --8<-- [start:nbytes-is-a-product]
for x in (table, row, wide, torch.tensor(True)):
    assert x.nbytes == x.numel() * x.element_size()
assert torch.ones(3, dtype=torch.float64).nbytes == 24
# --8<-- [end:nbytes-is-a-product]

# --8<-- [start:storage-stays-whole]
row = table[0]
assert row.nbytes == 400
del table
assert row.untyped_storage().nbytes() == 400_000
assert row.clone().untyped_storage().nbytes() == 400
assert wide.nbytes == 400_000
assert wide.untyped_storage().nbytes() == 400
# --8<-- [end:storage-stays-whole]

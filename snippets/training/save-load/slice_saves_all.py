# --8<-- [start:show]
import os

import torch

table = torch.zeros(1_000_000)

torch.save(table[:100], "slice.pt")
torch.save(table[:100].clone(), "clone.pt")
for name in "slice.pt", "clone.pt":
    loaded = torch.load(name)
    held = loaded.untyped_storage().nbytes()
    print(f"{os.path.getsize(name) // 1000} kB", held, len(loaded))
# --8<-- [end:show]

# --8<-- [start:whole-storage]
assert os.path.getsize("slice.pt") > 4_000_000
assert os.path.getsize("clone.pt") < 4_000
# --8<-- [end:whole-storage]

# --8<-- [start:views-share-once]
torch.save([table, table[:100]], "both.pt")
assert os.path.getsize("both.pt") < 4_010_000
a, b = torch.load("both.pt")
assert a.data_ptr() == b.data_ptr()
# --8<-- [end:views-share-once]

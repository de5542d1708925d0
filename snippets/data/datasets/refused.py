# --8<-- [start:show]
import textwrap

import torch
from torch.utils.data import DataLoader, default_collate

samples = [torch.ones(1), None, torch.ones(1)]
for batch in [None, torch.ones(1)], samples:
    try:
        default_collate(batch)
    except TypeError as error:
        print(textwrap.fill(str(error), 72))

def skip_none(batch):
    batch = [sample for sample in batch if sample is not None]
    return default_collate(batch) if batch else None

loader = DataLoader(samples, batch_size=3, collate_fn=skip_none)
print(next(iter(loader)).shape)

try:
    DataLoader([], shuffle=True)
except ValueError as error:
    print(error)
print(len(DataLoader([])))
# --8<-- [end:show]

# --8<-- [start:smaller-batch]
loader = DataLoader(samples, 2, collate_fn=skip_none)
assert [len(batch) for batch in loader] == [1, 1]
gone = DataLoader([None, None], collate_fn=skip_none)
assert list(gone) == [None, None]
# --8<-- [end:smaller-batch]

# --8<-- [start:empty]
assert list(DataLoader([])) == []
message = ""
try:
    DataLoader([], shuffle=True)
except ValueError as error:
    message = str(error)
assert message.endswith("but got num_samples=0")
# --8<-- [end:empty]

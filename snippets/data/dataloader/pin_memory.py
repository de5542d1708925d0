# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch.utils.data import DataLoader

x = torch.zeros(4, 2)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for batch in DataLoader(x, batch_size=4, pin_memory=True):
        print(batch.is_pinned())
for warning in caught:
    print(textwrap.fill(str(warning.message), 72))

device = torch.accelerator.current_accelerator(check_available=True)
device = device or torch.device("cpu")
loader = DataLoader(x, batch_size=4, pin_memory=device.type == "cuda")
for batch in loader:
    batch = batch.to(device, non_blocking=True)
    print(batch.shape)
# --8<-- [end:show]

# --8<-- [start:without-accelerator]
loader = DataLoader(x, 4, pin_memory=True)
for _ in range(2):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        batch, = loader
    assert not batch.is_pinned() and len(caught) == 1
    assert "no accelerator is found" in str(caught[0])
message = ""
try:
    x.pin_memory()
except RuntimeError as error:
    message = str(error)
assert message.startswith("Cannot access accelerator")
# --8<-- [end:without-accelerator]

# --8<-- [start:nothing-to-copy]
there = x.to("cpu", non_blocking=True)
assert there is x
# --8<-- [end:nothing-to-copy]

# --8<-- [start:show]
import textwrap

from torch.utils.data import DataLoader, Dataset


class Broken(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        return {"x": 1}["y"]

try:
    list(DataLoader(Broken(), num_workers=1))
except KeyError as error:
    text = str(error)
lines = text.splitlines()
print(*lines[:2], "...", lines[-3], lines[-1], sep="\n")

for options in {"prefetch_factor": 2}, {"persistent_workers": True}:
    try:
        DataLoader(Broken(), **options)
    except ValueError as error:
        print(textwrap.fill(str(error), 72))
# --8<-- [end:show]

# --8<-- [start:same-type]
assert text.startswith("Caught KeyError in DataLoad")
assert "in __getitem__" in text
assert text.strip().endswith("KeyError: 'y'")
here = ""
try:
    list(DataLoader(Broken(), num_workers=0))
except KeyError as error:
    here = str(error)
assert here == "'y'"
# --8<-- [end:same-type]

# --8<-- [start:too-many]
import os
import warnings

if hasattr(os, "sched_getaffinity"):
    cores = len(os.sched_getaffinity(0))
else:
    cores = os.cpu_count()
for n in (cores, cores + 1):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        DataLoader(Broken(), num_workers=n)
    assert len(told) == n - cores
start = (f"This DataLoader will create {n} worker "
         "processes in total. Our suggested max number")
assert str(told[0].message).startswith(start)
# --8<-- [end:too-many]

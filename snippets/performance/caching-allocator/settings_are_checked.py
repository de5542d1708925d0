# --8<-- [start:show]
import torch

for setting in (
    "expandable_segments:True",
    "expandable_segmets:True",  # misspelt
    "max_split_size_mb:128",
    "max_split_size_mb:10",
    "expandable_segments:yes",
    "garbage_collection_threshold:80",
):
    try:
        torch._C._accelerator_setAllocatorSettings(setting)
        print(f"{setting}: accepted")
    except ValueError as error:
        print(f"{setting}: refused\n    {error}")
# --8<-- [end:show]

# --8<-- [start:misspelt-name-passes]
check = torch._C._accelerator_setAllocatorSettings
for name in ("expandable_segmets", "max_split_size"):
    check(f"{name}:nonsense")  # no error
for setting, text in (
    ("max_split_size_mb:10", "too small"),
    ("expandable_segments:yes", "but got 'yes'"),
    ("garbage_collection_threshold:80", "is invalid"),
):
    message = ""
    try:
        check(setting)
    except ValueError as error:
        message = str(error)
    assert text in message

message = ""
try:
    check("expandable_segments=True")
except RuntimeError as error:
    message = str(error)
text = "Index out of bounds in ConfigTokenizer"
assert "INTERNAL ASSERT FAILED" in message
assert text in message
# --8<-- [end:misspelt-name-passes]

# --8<-- [start:both-are-parsed]
both = "max_split_size_mb:128,expandable_segments:True"
torch._C._accelerator_setAllocatorSettings(both)
now = torch._C._accelerator_getAllocatorSettings()
assert now == both
# --8<-- [end:both-are-parsed]

# --8<-- [start:sizes-in-the-header]
from pathlib import Path

torch_folder = Path(torch.__file__).parent
name = "include/c10/core/AllocatorConfig.h"
header = (torch_folder / name).read_text()
for text in (
    "rounded to at least 512 bytes",
    '"small" allocations are packed in 2 MiB blocks',
    'largest "small" allocation is 1 MiB',
    "between 1 and 10 MiB may use kLargeBuffer",
    "round up large allocations to 2 MiB",
    "kMinBlockSize = 512;",
    "kSmallSize = 1048576;",  # 1 MiB
    "kSmallBuffer = 2097152;",  # 2 MiB
    "large_segment_size_{20971520};",  # 20 MiB
    "kMinLargeAlloc = 10485760;",  # 10 MiB
    "kRoundLarge = 2097152;",  # 2 MiB
):
    assert text in header
# --8<-- [end:sizes-in-the-header]

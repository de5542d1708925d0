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
message = ""
try:
    check("max_split_size_mb:10")
except ValueError as error:
    message = str(error)
assert "max_split_size_mb too small" in message
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
for size in (
    "kMinBlockSize = 512;",
    "kSmallSize = 1048576;",  # 1 MiB
    "kSmallBuffer = 2097152;",  # 2 MiB
    "large_segment_size_{20971520};",  # 20 MiB
    "kMinLargeAlloc = 10485760;",  # 10 MiB
    "kRoundLarge = 2097152;",  # 2 MiB
):
    assert size in header
# --8<-- [end:sizes-in-the-header]

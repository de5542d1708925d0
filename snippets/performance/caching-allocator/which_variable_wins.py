# --8<-- [start:show]
import os

os.environ["PYTORCH_ALLOC_CONF"] = "max_split_size_mb:64"
os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "max_split_size_mb:32"

import torch

print(torch._C._accelerator_getAllocatorSettings())
os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "max_split_size_mb:48"
print(torch._C._accelerator_getAllocatorSettings())
# --8<-- [end:show]

# --8<-- [start:older-name-wins]
now = torch._C._accelerator_getAllocatorSettings()
assert now != os.environ["PYTORCH_ALLOC_CONF"]
assert now == "max_split_size_mb:32"

from pathlib import Path

torch_folder = Path(torch.__file__).parent
name = "include/c10/core/AllocatorConfig.h"
header = (torch_folder / name).read_text()
older = header.index("`PYTORCH_CUDA_ALLOC_CONF`")
note = header[older : older + 100]
assert "with lower priority" in note
# --8<-- [end:older-name-wins]

# --8<-- [start:read-once]
os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "no_effect:1"
now = torch._C._accelerator_getAllocatorSettings()
assert now == "max_split_size_mb:32"
# --8<-- [end:read-once]

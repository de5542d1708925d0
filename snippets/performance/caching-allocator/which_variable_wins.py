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
# --8<-- [end:older-name-wins]

# --8<-- [start:read-once]
os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "no_effect:1"
now = torch._C._accelerator_getAllocatorSettings()
assert now == "max_split_size_mb:32"
# --8<-- [end:read-once]

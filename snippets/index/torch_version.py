# --8<-- [start:show]
import torch

print("torch", torch.__version__.partition("+")[0])
# --8<-- [end:show]

# --8<-- [start:python-version]
import sys

assert sys.version_info >= (3, 11)
# --8<-- [end:python-version]

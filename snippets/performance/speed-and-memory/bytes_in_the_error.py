# --8<-- [start:show]
import textwrap

import torch

n = 12_000_000
# n predictions that share 4 bytes of memory
output = torch.zeros(1, 1).expand(n, 1)
target = torch.zeros(1).expand(n)
try:
    error = output - target
except RuntimeError as e:
    message = str(e)
    start = message.index("DefaultCPUAllocator")
    print(textwrap.fill(message[start:], 60))

print(tuple((output.to("meta") - target.to("meta")).shape))
error = output.squeeze(1) - target
print(tuple(error.shape), error.nbytes)
# --8<-- [end:show]

# --8<-- [start:bytes-of-the-result]
asked, message = n * n * target.element_size(), ""
try:
    output - target
except RuntimeError as e:
    message = str(e)
assert "DefaultCPUAllocator: can't alloc" in message
assert output.untyped_storage().nbytes() == 4
assert f"tried to allocate {asked} bytes" in message
assert error.nbytes * n == asked
result = output.to("meta") - target.to("meta")
assert result.shape == (n, n)
assert result.is_meta and result.nbytes == asked
# --8<-- [end:bytes-of-the-result]

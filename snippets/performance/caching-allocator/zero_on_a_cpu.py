# --8<-- [start:show]
import warnings

import torch

x = torch.ones(2**20)
print("4 MiB made:", torch.cuda.memory_allocated())
print("reserved:", torch.cuda.memory_reserved())
try:
    torch.accelerator.memory_allocated()
except RuntimeError as error:
    print(error)

if torch.accelerator.is_available():
    print(torch.accelerator.memory_allocated())
else:
    print("no accelerator, nothing to report")

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.cuda.memory_cached()
print(caught[0].message)
# --8<-- [end:show]

# --8<-- [start:zero-means-nothing]
assert x.nbytes == 4 * 2**20
for name in ("memory_allocated", "memory_reserved"):
    assert getattr(torch.cuda, name)() == 0
    assert getattr(torch.cuda, "max_" + name)() == 0
# --8<-- [end:zero-means-nothing]

# --8<-- [start:mem-get-info-raises]
raised = False
try:
    torch.cuda.mem_get_info()
except (AssertionError, RuntimeError):
    raised = True
assert raised
# --8<-- [end:mem-get-info-raises]

# --8<-- [start:accelerator-raises]
start = "Cannot access accelerator device when none is"
for name in (
    "memory_allocated",
    "memory_reserved",
    "max_memory_allocated",
    "max_memory_reserved",
    "get_memory_info",
):
    text = ""
    try:
        getattr(torch.accelerator, name)()
    except RuntimeError as error:
        text = str(error)
    assert text.startswith(start)
# --8<-- [end:accelerator-raises]

# --8<-- [start:summary-is-a-key-error]
message = ""
try:
    torch.cuda.memory_summary()
except KeyError as error:
    message = str(error)
assert message == "'allocated_bytes.all.current'"
# --8<-- [end:summary-is-a-key-error]

# --8<-- [start:renamed]
assert caught[0].category is FutureWarning
new = "renamed to `torch.cuda.memory_reserved`"
assert new in str(caught[0].message)
# --8<-- [end:renamed]

# --8<-- [start:one-out-of-memory-error]
oom = torch.OutOfMemoryError
assert torch.cuda.OutOfMemoryError is oom
assert issubclass(oom, RuntimeError)
# --8<-- [end:one-out-of-memory-error]

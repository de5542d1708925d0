# --8<-- [start:show]
import textwrap
import warnings

import torch

index = torch.tensor([0, 1])
torch.use_deterministic_algorithms(True)
try:
    torch.zeros(3).put_(index, torch.ones(2))
except RuntimeError as error:
    print(textwrap.fill(str(error), 60))

torch.use_deterministic_algorithms(True, warn_only=True)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(torch.zeros(3).put_(index, torch.ones(2)))
print(len(seen), "warning")

print(torch.zeros(3).index_copy_(0, index, torch.ones(2)))
print(torch.empty(3))
# --8<-- [end:show]

# --8<-- [start:raises-or-warns]
def message(**flags):
    torch.use_deterministic_algorithms(True, **flags)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        try:
            torch.zeros(3).put_(index, torch.ones(2))
        except RuntimeError as error:
            return "error", str(error)
    return "warning", str(seen[0].message)


words = ("put_ does not have a "
         "deterministic implementation")
for flags, kind in ({}, "error"), (
    {"warn_only": True}, "warning"
):
    raised, text = message(**flags)
    assert raised == kind and text.startswith(words)

torch.use_deterministic_algorithms(True)
ones, expected = torch.ones(2), [1, 1, 0]
added = torch.zeros(3).put_(index, ones, True)
copied = torch.zeros(3).index_copy_(0, index, ones)
assert added.tolist() == copied.tolist() == expected
# --8<-- [end:raises-or-warns]

# --8<-- [start:empty-is-filled]
torch.use_deterministic_algorithms(True)
for dtype in (torch.float16, torch.bfloat16,
              torch.float32, torch.float64):
    assert torch.empty(3, dtype=dtype).isnan().all()
for dtype in torch.uint8, torch.int8, torch.int64:
    most = torch.iinfo(dtype).max
    whole = torch.empty(3, dtype=dtype)
    assert whole.tolist() == [most] * 3
# --8<-- [end:empty-is-filled]

# --8<-- [start:flag-is-no-seed]
before = torch.initial_seed()
torch.use_deterministic_algorithms(True)
assert torch.initial_seed() == before
assert not torch.rand(9).equal(torch.rand(9))
torch.use_deterministic_algorithms(False)
# --8<-- [end:flag-is-no-seed]

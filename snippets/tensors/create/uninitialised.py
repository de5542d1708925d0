# --8<-- [start:show]
import torch

scores = torch.empty(3)
for i in range(3):
    scores[i] = i * 0.5
print(scores)

torch.use_deterministic_algorithms(True)
print(torch.empty(3))
# --8<-- [end:show]

# --8<-- [start:empty-sets-nothing]
# In this mode torch writes nan into unset memory.
assert torch.empty(3).isnan().all()
assert not torch.zeros(3).isnan().any()
for dtype in (torch.uint8, torch.int32, torch.int64):
    big = torch.empty(3, dtype=dtype)
    assert (big == torch.iinfo(dtype).max).all()
half = torch.empty(3, dtype=torch.float16)
assert half.isnan().all()
# --8<-- [end:empty-sets-nothing]

# --8<-- [start:old-numbers-show]
torch.use_deterministic_algorithms(False)
reused = 0
for _ in range(100):
    old = torch.full((1000,), 7.5)
    del old
    reused += torch.empty(1000)[500].item() == 7.5
assert reused > 0
# --8<-- [end:old-numbers-show]

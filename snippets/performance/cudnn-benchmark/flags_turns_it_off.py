# --8<-- [start:show]
import torch

cudnn = torch.backends.cudnn
with cudnn.flags(benchmark=True):
    print("enabled", cudnn.enabled, "benchmark", cudnn.benchmark)
with cudnn.flags(enabled=True, benchmark=True):
    print("enabled", cudnn.enabled, "benchmark", cudnn.benchmark)
print("enabled", cudnn.enabled, "benchmark", cudnn.benchmark)
# --8<-- [end:show]

# --8<-- [start:flags-disables-cudnn]
assert cudnn.enabled
with cudnn.flags(benchmark=True):
    assert not cudnn.enabled
with cudnn.flags(enabled=True, benchmark=True):
    assert cudnn.enabled and cudnn.benchmark
# --8<-- [end:flags-disables-cudnn]

# --8<-- [start:flags-resets-the-others]
cudnn.benchmark = cudnn.deterministic = True
cudnn.allow_tf32 = False
with cudnn.flags(enabled=True):
    assert not cudnn.benchmark
    assert not cudnn.deterministic
    assert cudnn.allow_tf32
with cudnn.flags(
    enabled=True, benchmark=True,
    deterministic=True, allow_tf32=False,
):
    assert cudnn.benchmark and cudnn.deterministic
    assert not cudnn.allow_tf32
# --8<-- [end:flags-resets-the-others]

# --8<-- [start:flags-puts-back]
def state():
    flags = cudnn.benchmark, cudnn.deterministic
    return *flags, cudnn.enabled, cudnn.allow_tf32


assert state() == (True, True, True, False)
with cudnn.flags():
    assert state() == (False, False, False, True)
assert state() == (True, True, True, False)
try:
    with cudnn.flags():
        raise KeyError
except KeyError:
    assert state() == (True, True, True, False)
else:
    raise AssertionError
# --8<-- [end:flags-puts-back]

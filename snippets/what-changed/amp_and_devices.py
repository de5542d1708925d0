# --8<-- [start:show]
import textwrap
import warnings

import torch


def ask(code):
    """Run an old name; return what torch says, and the result."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            value = eval(code)
        except Exception as error:
            return f"{type(error).__name__}: {error}", None
    said = [f"{w.category.__name__}: {w.message}" for w in caught]
    return (said + ["silent"])[0], value


for code in [
    "torch.cuda.amp.autocast()",
    "torch.cuda.amp.GradScaler()",
    "torch.has_cuda",
    "torch.cuda.memory_cached()",
    "torch.backends.cuda.sdp_kernel()",
]:
    said = ask(code)[0].splitlines()[0].split(" (Trigg")[0]
    said = ". ".join(said.split(". ")[:2])
    print(code, textwrap.fill(said, 60), sep="\n", end="\n\n")
# --8<-- [end:show]

# --8<-- [start:cuda-autocast]
for device in "cuda", "cpu":
    said, old = ask(f"torch.{device}.amp.autocast()")
    assert said.startswith("FutureWarning: `torch.")
    assert isinstance(old, torch.amp.autocast)
    new, _ = ask(f"torch.amp.autocast('{device}')")
    assert "deprecated" not in new
# --8<-- [end:cuda-autocast]

# --8<-- [start:cuda-scaler]
for device in "cuda", "cpu":
    said, old = ask(f"torch.{device}.amp.GradScaler()")
    assert said.startswith("FutureWarning: `torch.")
    assert isinstance(old, torch.amp.GradScaler)
    new, _ = ask(f"torch.amp.GradScaler('{device}')")
    assert "deprecated" not in new
# --8<-- [end:cuda-scaler]

# --8<-- [start:custom-fwd]
for name in "custom_fwd", "custom_bwd":
    said, _ = ask(f"torch.cuda.amp.{name}(print)")
    assert said.startswith("FutureWarning: `torch.")
    new = f"torch.amp.{name}(print, device_type='cuda')"
    assert ask(new)[0] == "silent"
# --8<-- [end:custom-fwd]

# --8<-- [start:autocast-flags]
old = "torch.is_autocast_cpu_enabled()"
assert ask(old)[0].startswith("DeprecationWarning")
old = "torch.set_autocast_cpu_enabled(False)"
assert ask(old)[0].startswith("DeprecationWarning")
new = "torch.is_autocast_enabled('cpu')"
assert ask(new) == ("silent", False)
new = "torch.set_autocast_enabled('cpu', False)"
assert ask(new)[0] == "silent"
# --8<-- [end:autocast-flags]

# --8<-- [start:autocast-dtypes]
for device, now in ("cpu", "cpu"), ("gpu", "cuda"):
    old = ask(f"torch.get_autocast_{device}_dtype()")
    assert old[0].startswith("DeprecationWarning")
    new = ask(f"torch.get_autocast_dtype('{now}')")
    assert new == ("silent", old[1])
# --8<-- [end:autocast-dtypes]

# --8<-- [start:has-cuda]
for name in "cuda", "cudnn", "mps", "mkldnn":
    said, old = ask(f"torch.has_{name}")
    assert said.startswith("UserWarning: 'has_")
    call = said.split("use '")[1].rstrip("'")
    assert ask(call) == ("silent", old)
# --8<-- [end:has-cuda]

# --8<-- [start:memory-cached]
for name in "memory", "max_memory":
    said, _ = ask(f"torch.cuda.{name}_cached()")
    assert f"renamed to `torch.cuda.{name}_res" in said
    assert hasattr(torch.cuda, f"{name}_reserved")
# --8<-- [end:memory-cached]

# --8<-- [start:reset-max-memory]
for name in "allocated", "cached":
    reset = getattr(
        torch.cuda, f"reset_max_memory_{name}"
    )
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            reset()
        except Exception:
            pass  # not built with CUDA
    said = str(caught[0].message)
    assert (
        "calls torch.cuda.reset_peak_memory_st" in said
    )
assert hasattr(torch.cuda, "reset_peak_memory_stats")
# --8<-- [end:reset-max-memory]

# --8<-- [start:default-type]
torch.set_warn_always(True)
said, _ = ask(
    "torch.set_default_tensor_type(torch.FloatTensor)"
)
assert "UserWarning" in said and "deprecated" in said
new = "torch.set_default_dtype(torch.float32)"
assert ask(new)[0] == "silent"
# --8<-- [end:default-type]

# --8<-- [start:sdp-kernel]
from torch.nn.attention import SDPBackend, sdpa_kernel

said, _ = ask("torch.backends.cuda.sdp_kernel()")
assert said.startswith("FutureWarning: `torch.backends")
with sdpa_kernel(SDPBackend.MATH):
    assert torch.backends.cuda.math_sdp_enabled()
# --8<-- [end:sdp-kernel]

# --8<-- [start:use-cuda]
said, _ = ask("torch.profiler.profile(use_cuda=True)")
assert said.startswith("FutureWarning: `use_cuda` is")
new = ask(
    "torch.profiler.profile(activities="
    "[torch.profiler.ProfilerActivity.CPU])"
)
assert new[0] == "silent"
# --8<-- [end:use-cuda]

# --8<-- [start:device-time]
event = torch.autograd.profiler_util.FunctionEventAvg()
for name in "cuda_time_total", "self_cuda_time_total":
    assert "no attribute" in ask(f"event.{name}")[0]
    new = name.replace("cuda", "device")
    assert ask(f"event.{new}") == ("silent", 0)
# --8<-- [end:device-time]

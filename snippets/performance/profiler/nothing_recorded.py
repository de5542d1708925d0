# --8<-- [start:show]
import os

import torch
from torch.profiler import profile, schedule

os.environ["KINETO_LOG_LEVEL"] = "6"  # no log on stderr

with profile() as prof:
    torch.ones(3) + 1
    print(len(prof.key_averages()), "rows inside the block")
    try:
        prof.export_chrome_trace("trace.json")
    except AttributeError as error:
        print(error)
print(prof.key_averages()[0].key, "is the first row after it")

plan = schedule(wait=1, warmup=1, active=2)
with profile(schedule=plan, on_trace_ready=print) as prof:
    for _ in range(10):
        torch.ones(3) + 1  # prof.step() is missing
try:
    prof.key_averages()
except AssertionError as error:
    print(error)
# --8<-- [end:show]


# --8<-- [start:stays-at-step-0]
def calls(steps, move=True):
    seen = []
    with profile(
        schedule=plan,
        on_trace_ready=lambda _: seen.append(step),
    ) as prof:
        for step in range(steps):
            torch.ones(3) + 1
            if move:
                prof.step()
    return seen


assert prof.step_num == 0 and prof.profiler is None
assert calls(4) == [3] and calls(4, move=False) == []
# --8<-- [end:stays-at-step-0]

# --8<-- [start:filled-at-exit]
with profile() as prof:
    torch.ones(3) + 1
    assert prof.key_averages() == []
    assert not prof.events()
names = [row.key for row in prof.key_averages()]
assert names[0] == "aten::ones" and "aten::add" in names
# --8<-- [end:filled-at-exit]

# --8<-- [start:outer-is-lost]
kept = os.dup(2)
log = os.open("log", os.O_CREAT | os.O_WRONLY)
os.dup2(log, 2)  # what goes to stderr
with profile() as outer:
    torch.ones(3) + 1
    with profile() as inner:
        torch.ones(3).exp()
    torch.ones(3) - 1
os.dup2(kept, 2)
assert len(outer.key_averages()) == 0
names = [row.key for row in inner.key_averages()]
assert "aten::exp" in names and "aten::add" not in names
text = "called but no active profiling session found"
with open("log") as log:
    assert text in log.read()
# --8<-- [end:outer-is-lost]

# --8<-- [start:device-not-cuda]
row = inner.key_averages()[0]
message = ""
try:
    row.cuda_time_total
except AttributeError as e:
    message = str(e)
assert message == (
    "'FunctionEventAvg' object has no attribute"
    " 'cuda_time_total'"
)
assert row.device_time_total == 0
assert row.self_device_time_total == 0
for old in "cuda_time_total", "self_cuda_time_total":
    table = inner.key_averages().table(sort_by=old)
    assert "aten::exp" in table
# --8<-- [end:device-not-cuda]

# --8<-- [start:default-activities]
import warnings

from torch.profiler import (
    ProfilerActivity,
    supported_activities,
)

assert profile().activities == supported_activities()
cuda = ProfilerActivity.CUDA
if cuda not in supported_activities():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        prof = profile(activities=[cuda])
        try:
            prof.start()
        except AssertionError as e:
            message = str(e)
    text = "CUDA is not available, disabling CUDA"
    assert str(caught[0].message).startswith(text)
    assert message.startswith("No activities specified")
# --8<-- [end:default-activities]

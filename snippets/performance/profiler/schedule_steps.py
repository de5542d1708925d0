# --8<-- [start:show]
import os

import torch
from torch.profiler import profile, record_function, schedule

os.environ["KINETO_LOG_LEVEL"] = "6"  # no log on stderr

plan = schedule(wait=1, warmup=1, active=2, repeat=2)
print([plan(step).name for step in range(5)])


def ready(prof):
    names = [event.name for event in prof.events()]
    batches = sorted(n for n in names if "batch" in n)
    print("step", prof.step_num, batches)


with profile(
    schedule=plan, on_trace_ready=ready, acc_events=True
) as prof:
    for step in range(10):
        with record_function(f"batch {step}"):
            torch.ones(3) + 1
        prof.step()
# --8<-- [end:show]

# --8<-- [start:which-steps]
kinds = [plan(step).name for step in range(9)]
cycle = ["NONE", "WARMUP", "RECORD", "RECORD_AND_SAVE"]
assert kinds == cycle * 2 + ["NONE"]
forever = schedule(wait=1, warmup=1, active=2)
assert forever(4 * 100 + 2).name == "RECORD"
short = dict(wait=0, warmup=1, active=1)
late = schedule(**short, skip_first=5)
names = [late(step).name for step in range(7)]
assert names == ["NONE"] * 5 + ["WARMUP", cycle[-1]]


def called_at(steps):
    at = []
    with profile(
        schedule=plan,
        on_trace_ready=lambda p: at.append(p.step_num),
        acc_events=True,
    ) as prof:
        for _ in range(steps):
            torch.ones(3) + 1
            prof.step()
    return at


assert called_at(1) == [] and called_at(3) == [3]
assert called_at(4) == called_at(5) == [4]
assert called_at(12) == [4, 8]
# --8<-- [end:which-steps]


# --8<-- [start:cycles-are-cleared]
import warnings


def run(plan, steps=10, **options):
    seen = []
    with profile(
        schedule=plan,
        on_trace_ready=lambda p: seen.append(
            [e.name for e in p.events()]
        ),
        **options,
    ) as prof:
        for step in range(steps):
            with record_function(f"batch {step}"):
                torch.ones(3) + 1
            prof.step()
    return [
        [name for name in names if "batch" in name]
        for names in seen
    ]


kept = run(plan, acc_events=True)
assert [len(names) for names in kept] == [2, 4]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    cleared = run(plan)
assert cleared[1] == ["batch 6", "batch 7"]
(warning,) = caught
text = "Profiler clears events at the end of each cycle"
assert text in str(warning.message)
# --8<-- [end:cycles-are-cleared]

# --8<-- [start:no-warm-up]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for wait in 0, 1:
        schedule(wait=wait, warmup=0, active=1)
        schedule(wait=wait, warmup=1, active=1)
assert len(caught) == 2
for one in caught:
    assert "won't be using warmup" in str(one.message)
# --8<-- [end:no-warm-up]

# --8<-- [start:first-step-differs]
model = torch.nn.Linear(4, 4)
adam = torch.optim.Adam(model.parameters())
zeros = []
for _ in range(3):
    model(torch.ones(2, 4)).sum().backward()
    with profile() as prof:
        adam.step()
    names = [event.name for event in prof.events()]
    zeros.append(names.count("aten::zeros_like"))
assert zeros == [4, 0, 0]
# --8<-- [end:first-step-differs]

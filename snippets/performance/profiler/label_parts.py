# --8<-- [start:show]
import os

import torch
from torch import nn
from torch.profiler import profile, record_function

os.environ["KINETO_LOG_LEVEL"] = "6"  # no log on stderr


@record_function("load")
def load():
    return torch.ones(128, 64)


model = nn.Linear(64, 32)
with profile() as prof:
    x = load()
    with record_function("forward"):
        loss = model(x).sum()
    with record_function("backward"):
        loss.backward()

labels = ("load", "forward", "backward")
for event in prof.events():
    if event.name in labels:
        print(event.name)
        for child in event.cpu_children:
            print("   ", child.name.split(": ")[-1])
# --8<-- [end:show]

# --8<-- [start:label-is-a-row]
from threading import Thread

rows = {row.key: row for row in prof.key_averages()}
assert all(rows[name].count == 1 for name in labels)
threads = {event.thread for event in prof.events()}
assert len(threads) == 1  # backward() as well
for event in prof.events():
    if event.name in labels:
        assert event.is_user_annotation
        inner = event.cpu_children
        part = sum(c.cpu_time_total for c in inner)
        assert event.cpu_time_total >= part > 0

with profile() as prof:
    thread = Thread(target=load)
    thread.start()
    thread.join()
    torch.ones(3).exp()
names = [event.name for event in prof.events()]
assert "aten::exp" in names and "load" not in names
assert names.count("aten::ones") == 1
# --8<-- [end:label-is-a-row]

# --8<-- [start:old-module]
from torch.autograd import profiler as old

assert old.record_function is record_function


def keys(prof):
    rows = prof.key_averages()
    return {row.key: row.count for row in rows}


with old.profile() as before:
    with old.record_function("forward"):
        model(x)
with profile() as now:
    with record_function("forward"):
        model(x)
assert keys(before) == keys(now)
assert keys(now)["aten::addmm"] == 1
for missing in "step", "schedule", "on_trace_ready":
    assert hasattr(now, missing)
    assert not hasattr(before, missing)
# --8<-- [end:old-module]

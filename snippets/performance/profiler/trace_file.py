# --8<-- [start:show]
import json
import os
from pathlib import Path

import torch
from torch.profiler import profile, record_function

os.environ["KINETO_LOG_LEVEL"] = "6"  # no log on stderr

with profile() as prof:
    with record_function("forward"):
        torch.ones(3) + 1
prof.export_chrome_trace("trace.json")

trace = json.loads(Path("trace.json").read_text())
for event in trace["traceEvents"]:
    if event.get("cat") in ("cpu_op", "user_annotation"):
        print(event["ph"], event["cat"], event["name"])
# --8<-- [end:show]

# --8<-- [start:what-a-viewer-needs]
events = trace["traceEvents"]
spans = [e for e in events if e["ph"] == "X"]
for event in spans:
    keys = {"name", "ph", "ts", "dur", "pid", "tid"}
    assert keys <= event.keys()
    assert event["ts"] > 0 <= event["dur"]
named = {event["name"]: event for event in spans}
add, label = named["aten::add"], named["forward"]
end = label["ts"] + label["dur"]
inner = [e for e in spans if e["cat"] == "cpu_op"]
assert len(inner) == 8
for event in inner:
    assert event["tid"] == label["tid"]
    assert label["ts"] <= event["ts"]
    assert event["ts"] + event["dur"] <= end
times = {
    e.name: e.cpu_time_total for e in prof.events()
}
assert abs(times["aten::add"] - add["dur"]) < 0.01
about = [e["name"] for e in events if e["ph"] == "M"]
assert {"process_name", "thread_name"} <= set(about)
# --8<-- [end:what-a-viewer-needs]

# --8<-- [start:packed-or-handled]
import gzip

from torch.profiler import tensorboard_trace_handler


def refusal(prof):
    try:
        prof.export_chrome_trace("again.json")
    except RuntimeError as e:
        return str(e)
    return ""


assert refusal(prof) == "Trace is already saved."
with profile() as prof:
    torch.ones(3) + 1
prof.export_chrome_trace("trace.json.gz")
packed = Path("trace.json.gz").read_bytes()
trace = json.loads(gzip.decompress(packed))
names = [e["name"] for e in trace["traceEvents"]]
assert "aten::add" in names
handler = tensorboard_trace_handler("log", "me")
with profile(on_trace_ready=handler) as prof:
    torch.ones(3) + 1
(path,) = Path("log").iterdir()
assert path.name.startswith("me.")
assert path.name.endswith(".pt.trace.json")
assert "aten::add" in path.read_text()
assert refusal(prof) == "Trace is already saved."
# --8<-- [end:packed-or-handled]

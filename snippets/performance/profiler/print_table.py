# --8<-- [start:show]
import os
import re

import torch
from torch import nn
from torch.profiler import profile

os.environ["KINETO_LOG_LEVEL"] = "6"  # no log on stderr

model = nn.Sequential(
    nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 10)
)
x = torch.randn(128, 64)

with profile() as prof, torch.no_grad():
    model(x)
table = prof.key_averages().table(sort_by="count")

for line in table.splitlines():
    line = re.sub(r"[\d.]+(us|ms|s)", "…", line)  # mask the times
    name, *cells = re.split("  +", line.strip())
    if cells:
        own, calls = cells[1][:8], cells[5][:10]
        line = f"{name[:18]:>18}  {own:>8}  {calls:>10}"
    print(line)
# --8<-- [end:show]

# --8<-- [start:the-table]
rows = {row.key: row for row in prof.key_averages()}
body = [
    re.split("  +", line.strip())
    for line in table.splitlines() if "aten" in line
]
assert len(body) == len(rows) == 10
assert {len(cells) for cells in body} == {7}
for cells in body:
    row = rows[cells[0]]
    assert cells[2] == row.self_cpu_time_total_str
    assert int(cells[6]) == row.count
calls = [int(cells[6]) for cells in body]
assert calls == sorted(calls, reverse=True)
last = table.strip().splitlines()[-1]
own = [r.self_cpu_time_total for r in rows.values()]
total, unit = re.findall(r"([\d.]+)([um]?s)$", last)[0]
scale = {"us": 1, "ms": 1e3, "s": 1e6}[unit]
total = float(total) * scale
assert abs(total - sum(own)) <= scale / 1e3
# --8<-- [end:the-table]

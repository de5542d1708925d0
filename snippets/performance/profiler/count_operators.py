# --8<-- [start:show]
import os

import torch
from torch import nn
from torch.profiler import profile

os.environ["KINETO_LOG_LEVEL"] = "6"  # no log on stderr

model = nn.Sequential(
    nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 10)
)
x = torch.randn(128, 64)
model(x)  # warm up

with profile(
    record_shapes=True, profile_memory=True, with_flops=True
) as prof, torch.no_grad():
    model(x)

rows = prof.key_averages(group_by_input_shape=True)
print("operator    calls  bytes  FLOPs input")
for row in rows:
    size = row.self_cpu_memory_usage
    if size > 0:
        shape = next(s for s in row.input_shapes if len(s) == 2)
        line = f"{row.key:15} {row.count} {size:6} {row.flops:6}"
        print(line, shape)
# --8<-- [end:show]

# --8<-- [start:one-row-a-name]
shapes = torch.Size([128, 32]), torch.Size([128, 10])
names = [event.name for event in prof.events()]
merged = prof.key_averages()
assert len({row.key for row in merged}) == len(merged)
assert len(merged) < len(rows) < len(names)
for row in merged:
    assert row.count == names.count(row.key)
(addmm,) = [r for r in merged if r.key == "aten::addmm"]
assert addmm.count == 2
split = [r for r in rows if r.key == "aten::addmm"]
assert [r.count for r in split] == [1, 1]
assert [s.numel() * 4 for s in shapes] == [
    r.self_cpu_memory_usage for r in split
]
assert [2 * 128 * 64 * 32, 2 * 128 * 32 * 10] == [
    r.flops for r in split
]
# --8<-- [end:one-row-a-name]

# --8<-- [start:columns]
import re

table = merged.table(sort_by="self_cpu_memory_usage")
header, *body = [
    re.split(r"\s{2,}", line.strip())
    for line in table.splitlines()
    if line and not line.startswith("-")
]
assert header == [
    "Name", "Self CPU %", "Self CPU",
    "CPU total %", "CPU total", "CPU time avg",
    "CPU Mem", "Self CPU Mem", "# of Calls",
    "Total KFLOPs",
]
for event in prof.events():
    inner = event.cpu_children
    time = sum(c.cpu_time_total for c in inner)
    own = event.cpu_time_total - time
    assert abs(event.self_cpu_time_total - own) < 1e-3
    size = sum(c.cpu_memory_usage for c in inner)
    own = event.cpu_memory_usage - size
    assert event.self_cpu_memory_usage == own
every = sum(row.self_cpu_time_total for row in merged)
by_name = {cells[0]: cells for cells in body}
for row in merged:
    cells = by_name[row.key]
    own, total = (float(cells[i][:-1]) for i in (1, 3))
    full = 100 * row.self_cpu_time_total / every
    assert abs(own - full) < 0.01
    full = 100 * row.cpu_time_total / every
    assert abs(total - full) < 0.01
    assert cells[2] == row.self_cpu_time_total_str
    assert cells[4] == row.cpu_time_total_str
    assert cells[5] == row.cpu_time_str
    mean = row.cpu_time_total / row.count
    assert row.cpu_time == mean
    assert int(cells[8]) == row.count
cells = by_name["aten::addmm"]
assert body[0] == cells  # it is sorted
for column in "self_cpu_time_total", "count":
    short = merged.table(sort_by=column, row_limit=1)
    most = max(getattr(row, column) for row in merged)
    name = short.splitlines()[3].split()[0]
    (row,) = [r for r in merged if r.key == name]
    assert getattr(row, column) == most
    assert short.count("aten::") == 1
label = torch.profiler.record_function
with profile() as many:
    for i in range(120):
        with label(f"label{i}"):
            pass
long = many.key_averages()
assert long.table().count("label") == 100
assert long.table(row_limit=-1).count("label") == 120
assert cells[6:8] == ["21.00 KB", "21.00 KB"]
assert 21 * 1024 == addmm.self_cpu_memory_usage
assert float(cells[9]) * 1000 == addmm.flops
# --8<-- [end:columns]


# --8<-- [start:the-options]
def profiled(call, *inputs, **options):
    with profile(**options) as prof:
        call(*inputs)
    return {row.key: row for row in prof.key_averages()}


def add(**options):
    return profiled(torch.add, x, x, **options)


plain = add()["aten::add"]
assert plain.self_cpu_memory_usage == 0
assert plain.flops == 0 and not plain.input_shapes
row = add(profile_memory=True)["aten::add"]
assert row.self_cpu_memory_usage == 128 * 64 * 4
row = add(with_flops=True)["aten::add"]
assert row.flops == 128 * 64
with profile(record_shapes=True) as prof:
    x + x
shapes = prof.events()[0].input_shapes
assert shapes[:2] == [[128, 64], [128, 64]]
here = os.path.basename(__file__)
stacked = add(with_stack=True)
assert any(here in k and ": add" in k for k in stacked)
assert not any(here in key for key in add())
for on in True, False:
    with profile(with_stack=on) as prof:
        x + x
    prof.export_chrome_trace(f"{on}.json")
    with open(f"{on}.json") as file:
        assert (f"{here}(" in file.read()) == on
# --8<-- [end:the-options]

# --8<-- [start:not-all-flops]
from torch.nn import functional as F
from torch.utils.flop_counter import FlopCounterMode

weight = torch.ones(4, 3, 3)
signal = torch.ones(2, 3, 8)
image, kernel = signal[..., None], weight[..., None]
q = torch.ones(1, 2, 8, 8)


def flops(*call):
    rows = profiled(*call, with_flops=True)
    return sum(row.flops for row in rows.values())


attention = F.scaled_dot_product_attention
assert flops(torch.exp, x) == 0
assert flops(attention, q, q, q) == 0
assert flops(F.conv1d, signal, weight) == 0
with FlopCounterMode(display=False) as counter:
    F.conv1d(signal, weight)
by_hand = 2 * (2 * 4 * 6) * (3 * 3)
assert counter.get_total_flops() == by_hand
assert flops(F.conv2d, image, kernel) == by_hand


def both_ways():
    w = kernel.clone().requires_grad_()
    F.conv2d(image, w).sum().backward()


assert flops(both_ways) == by_hand  # the forward
with FlopCounterMode(display=False) as counter:
    both_ways()
assert counter.get_total_flops() == 2 * by_hand
assert flops(torch.mm, x, x.mT) == 2 * 128 * 128 * 64
a = torch.ones(3, 4, 5)
by_hand = 2 * 3 * 4 * 4 * 5
assert flops(torch.bmm, a, a.mT) == by_hand
z = torch.ones(3, 4, 4)
assert flops(torch.baddbmm, z, a, a.mT) == by_hand
assert flops(torch.mul, x, x) == 128 * 64
# --8<-- [end:not-all-flops]

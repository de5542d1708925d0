# --8<-- [start:show]
import os

import torch
from torch.profiler import profile

os.environ["KINETO_LOG_LEVEL"] = "6"  # no log on stderr

with profile(profile_memory=True) as prof:
    a = torch.empty(256, 1024)
    b = torch.cat([a, a])
    del a

for row in prof.key_averages():
    if row.self_cpu_memory_usage:
        print(f"{row.key:12} {row.self_cpu_memory_usage:9}")
# --8<-- [end:show]

# --8<-- [start:freed-outside]
sizes = {
    row.key: row.self_cpu_memory_usage
    for row in prof.key_averages()
}
assert sizes["aten::empty"] == 256 * 1024 * 4
assert sizes["aten::cat"] == b.nbytes == 2 * 2**20
assert sizes["[memory]"] == -(2**20)
assert sum(sizes.values()) == b.nbytes


def sizes_of(prof):
    return {
        row.key: row.self_cpu_memory_usage
        for row in prof.key_averages()
    }


with profile(profile_memory=True) as prof:
    a = torch.empty(256, 1024)
    with torch.profiler.record_function("label"):
        del a
sizes = sizes_of(prof)
assert sizes["label"] == -(2**20)
assert "[memory]" not in sizes
old = torch.empty(256, 1024)  # before the block
kept = os.dup(2)
log = os.open("log", os.O_CREAT | os.O_WRONLY)
os.dup2(log, 2)  # what goes to stderr
with profile(profile_memory=True) as prof:
    new = torch.empty(1024)
    del old
os.dup2(kept, 2)
assert sum(sizes_of(prof).values()) == new.nbytes
# --8<-- [end:freed-outside]

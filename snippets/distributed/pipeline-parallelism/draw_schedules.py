# --8<-- [start:show]
import re
from collections import defaultdict

import matplotlib.pyplot as plt
import torch.distributed as dist
import torch.distributed.pipelining as pp

dist.init_process_group("fake", rank=0, world_size=4)
fig, axes = plt.subplots(4, sharex=True, figsize=(7, 8), layout="tight")
shares, names = [], ["GPipe", "GPipe", "1F1B", "Interleaved1F1B"]
for ax, name, m, v in zip(axes, names, [1, 8, 8, 8], [1, 1, 1, 2]):
    mine = [pp.PipelineStage(None, n, 4 * v, "cpu") for n in [0, 4][:v]]
    kind = getattr(pp, f"Schedule{name}")
    rows = kind(mine if v > 1 else mine[0], m).pipeline_order.values()
    todo = [re.findall(r"(\d+)([FB])\d", str(row)) for row in rows]
    ends, now = defaultdict(list), [0] * 4
    ends[-1, "F"] = ends[4 * v, "B"] = [0] * m  # the data, the loss
    for rank, actions in 99 * list(enumerate(todo)):
        stage, what = actions[0] if actions else (-9, "F")
        source = int(stage) + (1 if what == "B" else -1)
        done, cost = ends[int(stage), what], "_FB".index(what) / v
        for ready in ends[source, what][len(done) :][:1]:
            t, hue = max(now[rank], ready), f"C{'FB'.index(what)}"
            b = ax.barh(f"rank {rank}", cost, left=t, fc=hue, ec="w")
            ax.bar_label(b, [len(done)], label_type="center", color="w")
            now[rank], actions[:1] = t + cost, []
            done.append(now[rank])
    shares.append(idle := 1 - 3 * m / max(now))
    ax.set(title=f"{name}, m={m}: {idle:.0%} idle", ylim=(3.5, -0.5))
fig.savefig("schedules.svg")
# --8<-- [end:show]

# --8<-- [start:formula]
def on_clock(name, p, m, v=1):  # a second simulation
    if dist.is_initialized():
        dist.destroy_process_group()
    dist.init_process_group(
        "fake", rank=0, world_size=p
    )
    mine = [
        pp.PipelineStage(None, n * p, p * v, "cpu")
        for n in range(v)
    ]
    kind = getattr(pp, f"Schedule{name}")
    plan = kind(mine if v > 1 else mine[0], m)
    found = [
        re.findall(r"(\d+)([FB])\d", str(row))
        for row in plan.pipeline_order.values()
    ]
    todo = [list(row) for row in found]
    ends, now = defaultdict(list), [0] * p
    while any(todo):
        for rank, row in enumerate(todo):
            while row:
                stage, what = int(row[0][0]), row[0][1]
                n = len(ends[stage, what])
                before = stage + (-1, 1)[what == "B"]
                ready = ends[before, what][n:]
                if before == -1:
                    ready = [0]  # the data
                if before == p * v:  # the loss
                    ready = ends[stage, "F"][n:]
                if not ready:
                    break
                now[rank] = max(now[rank], ready[0])
                now[rank] += 1 if what == "F" else 2
                ends[stage, what].append(now[rank])
                row.pop(0)
    return 1 - 3 * m * v / max(now), found


assert not any(todo)
assert shares[0] == 3 / 4
for p, m in [(2, 3), (2, 8), (3, 5), (4, 8), (4, 16)]:
    for name in ("GPipe", "1F1B"):
        idle = on_clock(name, p, m)[0]
        assert abs(idle - (p - 1) / (m + p - 1)) < 1e-9
    idle = on_clock("GPipe", p, 1)[0]
    assert abs(idle - (p - 1) / p) < 1e-9
assert abs(shares[1] - 3 / 11) < 1e-9
assert abs(shares[2] - 3 / 11) < 1e-9
# --8<-- [end:formula]

# --8<-- [start:interleaved-formula]
for p, m in [(2, 8), (3, 6), (4, 8), (4, 16)]:
    idle = on_clock("Interleaved1F1B", p, m, v=2)[0]
    smaller = (p - 1) / (2 * m + p - 1)
    assert abs(idle - smaller) < 1e-9
assert abs(shares[3] - 3 / 19) < 1e-9
# --8<-- [end:interleaved-formula]

# --8<-- [start:interleaved-held]
found = on_clock("Interleaved1F1B", 4, 8, v=2)[1]
row = "".join(what for _, what in found[0])
assert 11 == max(
    row[:i].count("F") - row[:i].count("B")
    for i in range(len(row) + 1)
)
# --8<-- [end:interleaved-held]

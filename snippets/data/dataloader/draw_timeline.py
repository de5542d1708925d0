# --8<-- [start:show]
import matplotlib.pyplot as plt

LOAD, COMPUTE, BATCHES, AHEAD = 4, 3, 6, 2  # costs: assumed

def schedule(workers):
    now, free, taken, boxes = 0, [0] * workers, [], []
    for i in range(BATCHES):
        row, start = 0, now  # without workers: in the loop itself
        if workers:
            row, out = 1 + i % workers, i - workers * AHEAD
            start = max(free[row - 1], taken[out] if out >= 0 else 0)
            free[row - 1] = start + LOAD
        taken.append(max(now, start + LOAD))
        now = taken[-1] + COMPUTE
        boxes += [(row, start, LOAD, i), (0, taken[-1], COMPUTE, i)]
    return boxes, now

fig, axes = plt.subplots(3, figsize=(7, 4.4), sharex=True,
                         height_ratios=[1, 2, 3], layout="constrained")
for workers, ax in enumerate(axes):
    boxes, end = schedule(workers)
    for row, start, cost, i in boxes:
        ax.barh(row, cost, left=start, edgecolor="white",
                color="#1d4ed8" if cost == LOAD else "#c2410c")
        ax.text(start + cost / 2, row, i, color="white",
                ha="center", va="center")
    ax.set_yticks(range(workers + 1),
                  ["loop", "worker 0", "worker 1"][:workers + 1])
    ax.set_title(f"num_workers={workers}: done at {end}", loc="left")
fig.savefig("timeline.svg")
# --8<-- [end:show]

# --8<-- [start:model-ends]
ends = [schedule(workers)[1] for workers in range(4)]
assert ends == [42, 27, 22, 22]
# --8<-- [end:model-ends]

# --8<-- [start:order-is-real]
from torch.utils.data import DataLoader, get_worker_info

for workers in (1, 2):
    out = 0
    def batches():
        global out
        for out in range(1, BATCHES + 1):
            yield [out]
    loader = iter(DataLoader(
        range(9), batch_sampler=batches(),
        num_workers=workers, prefetch_factor=AHEAD,
        collate_fn=lambda b: get_worker_info().id))
    order = [row for row, _, cost, _ in
             schedule(workers)[0] if cost == LOAD]
    assert out == workers * AHEAD
    for i, row in enumerate(order):
        assert next(loader) == row - 1
        assert out == min(
            BATCHES, i + 1 + workers * AHEAD)
    assert list(loader) == []
# --8<-- [end:order-is-real]

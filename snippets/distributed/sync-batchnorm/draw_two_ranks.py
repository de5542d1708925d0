# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

parts = [torch.tensor([1.0, 3]), torch.tensor([5.0, 7, 9])]
everything = torch.cat(parts)
local = [(p - p.mean()) / p.std(correction=0) for p in parts]
spread = everything.std(correction=0)
synced = [(p - everything.mean()) / spread for p in parts]

fig, axes = plt.subplots(3, figsize=(7, 3.6), height_ratios=[1, 2, 1])
titles = ["input", "BatchNorm: each rank by its own mean",
          "SyncBatchNorm: both by the mean of all five"]
for ax, title, rows in zip(axes, titles, [parts, local, synced]):
    for rank, (row, part) in enumerate(zip(rows, parts)):
        height = -rank if rows is local else 0
        heights = [height] * len(row)
        ax.scatter(row, heights, s=260, color=f"C{rank}")
        for at, value in zip(row.tolist(), part.tolist()):
            ax.text(at, height, f"{value:.0f}", color="w",
                    ha="center", va="center", size=11)
    ax.set_title(title, size=11)
    ax.set(yticks=[], ylim=(-1.6 if rows is local else -0.6, 0.6))
axes[1].sharex(axes[2])
fig.tight_layout()
fig.savefig("two_ranks.svg")
# --8<-- [end:show]

# --8<-- [start:order-is-lost]
assert local[0][1] > local[1][0]  # the 3 above the 5
for p, q in zip(parts, local):
    norm = torch.nn.BatchNorm1d(1)
    assert torch.allclose(norm(p[:, None])[:, 0], q,
                          atol=1e-3)
assert torch.cat(synced).diff().gt(0).all()
whole = torch.nn.BatchNorm1d(1)(everything[:, None])
assert torch.allclose(whole[:, 0], torch.cat(synced),
                      atol=1e-3)
# --8<-- [end:order-is-lost]

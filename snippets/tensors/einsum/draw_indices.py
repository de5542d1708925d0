# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

summed = "j"
x, y = torch.ones(3, 2, 4), torch.ones(3, 4, 3)
out = torch.einsum("bij,bjk->bik", x, y)

fig, ax = plt.subplots(figsize=(6.5, 2.4))
left = 0
for t, (b, row, column) in [(x, "bij"), (y, "bjk"), (out, "bik")]:
    high, wide = t.shape[1:]
    for s in (0.9, 0.45, 0):  # the sheets of the batch, last one first
        for r in range(high):
            for c in range(wide):
                lit = s == 0 and (row == summed or r == 0)
                lit = lit and (column == summed or c == 0)
                fc = "#fdba74" if lit else "white"
                at = (left + c + s, s - r)
                ax.add_patch(plt.Rectangle(at, 1, 1, fc=fc, ec="#222"))
    for name, at in [
        (row, (left - 0.4, 1 - high / 2)),
        (column, (left + wide / 2, 0.55 - high)),
        (b, (left + 0.1, 1.75)),
    ]:
        color = "#c2410c" if name == summed else "#222"
        ax.text(*at, name, size=16, c=color, ha="center", va="center")
    left += wide + 2.6
ax.set(xlim=(-0.8, left - 1.2), ylim=(-3.8, 2.2), aspect="equal")
ax.axis("off")
fig.savefig("indices.svg")
# --8<-- [end:show]

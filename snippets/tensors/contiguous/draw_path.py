# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

x = torch.arange(6).view(2, 3)

fig, axes = plt.subplots(2, 1, figsize=(4.2, 4))
for ax, t, name in [
    (axes[0], x, "x, strides (3, 1)"),
    (axes[1], x.t(), "x.t(), strides (1, 3)"),
]:
    for place in range(6):
        color = "#fdba74" if place < 3 else "#bfdbfe"
        box = plt.Rectangle((place, 0), 0.9, 0.9, fc=color, ec="#222")
        ax.add_patch(box)
        here = {"ha": "center", "va": "center", "fontsize": 13}
        ax.text(place + 0.45, 0.43, place, **here)
    path = t.flatten().tolist()
    for a, b in zip(path, path[1:]):
        level = 1 if b > a else -0.1  # back: below the boxes
        ends = {"xytext": (a + 0.45, level), "xy": (b + 0.45, level)}
        bend = {"connectionstyle": f"arc3,rad={-0.9 / abs(b - a)}"}
        line = {"arrowstyle": "->", "color": "#222"} | bend
        ax.annotate("", **ends, arrowprops=line)
    ax.set_title(name, fontsize=13)
    ax.set(xlim=(-0.1, 6), ylim=(-1.1, 2), aspect="equal")
    ax.axis("off")
fig.savefig("path.svg")
# --8<-- [end:show]

# --8<-- [start:reads-in-this-order]
assert x.flatten().tolist() == [0, 1, 2, 3, 4, 5]
assert x.t().flatten().tolist() == [0, 3, 1, 4, 2, 5]
# --8<-- [end:reads-in-this-order]

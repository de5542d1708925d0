# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

x = torch.arange(6).view(2, 3)

fig, axes = plt.subplots(1, 3, figsize=(6.6, 2.5))
for ax, t, name in [
    (axes[0], x, "x\n"),
    (axes[1], x.view(3, 2), "x.view(3, 2)\nscrambled"),
    (axes[2], x.t(), "x.transpose(0, 1)\nx.permute(1, 0)"),
]:
    for i, row in enumerate(t.tolist()):
        for j, number in enumerate(row):
            color = "#fdba74" if number in x[0] else "#bfdbfe"
            box = plt.Rectangle((j, -i), 0.9, 0.9, fc=color, ec="#222")
            ax.add_patch(box)
            here = {"x": j + 0.45, "y": 0.42 - i, "s": number}
            ax.text(**here, ha="center", va="center", fontsize=12)
    ax.set_title(name, fontsize=12)
    ax.set(xlim=(-0.1, 3), ylim=(-2.1, 1), aspect="equal")
    ax.axis("off")
fig.savefig("scrambled.svg")
# --8<-- [end:show]

# --8<-- [start:view-scrambles]
assert x.tolist() == [[0, 1, 2], [3, 4, 5]]
swapped = [[0, 3], [1, 4], [2, 5]]
regrouped = [[0, 1], [2, 3], [4, 5]]
assert x.view(3, 2).tolist() == regrouped
assert x.reshape(3, 2).tolist() == regrouped
assert x.t().tolist() == swapped
assert x.transpose(0, 1).tolist() == swapped
assert x.permute(1, 0).tolist() == swapped
# --8<-- [end:view-scrambles]

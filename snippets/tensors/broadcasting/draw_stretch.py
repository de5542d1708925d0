# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

column = torch.tensor([[0], [10], [20]])
row = torch.tensor([1, 2, 3, 4])
a, b = torch.broadcast_tensors(column, row)

fig, axes = plt.subplots(1, 3, figsize=(6, 1.9))
for ax, t, name in [
    (axes[0], a, "column, (3, 1)"),
    (axes[1], b, "+  row, (4,)"),
    (axes[2], a + b, "=  sum, (3, 4)"),
]:
    for i, j in torch.cartesian_prod(*map(torch.arange, t.shape)):
        walk = zip((i, j), t.stride())
        repeat = any(n > 0 and step == 0 for n, step in walk)
        box = plt.Rectangle((j, -i), 0.9, 0.9, fc="#fdba74", ec="#222")
        if repeat:
            box.set(facecolor="none", linestyle=":")
        ax.add_patch(box)
        here = {"x": j + 0.45, "y": 0.4 - i, "s": t[i, j].item()}
        ax.text(**here, ha="center", va="center")
    ax.set_title(name, fontsize=12)
    ax.set(xlim=(-0.1, 4), ylim=(-2.1, 1), aspect="equal")
    ax.axis("off")
fig.savefig("stretch.svg")
# --8<-- [end:show]

# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

x = torch.tensor([1.0, 2.0, 3.0])
fig, ax = plt.subplots(figsize=(6.6, 3.4))


def boxes(t, left, top):
    for i, j in torch.cartesian_prod(*map(torch.arange, t.shape)):
        u, v = left + j.item(), top - i.item()
        box = plt.Rectangle((u, v), 0.9, 0.9, fc="#fdba74", ec="#222")
        if i > 0 and t.stride(0) == 0:
            box.set(facecolor="none", linestyle=":")
        ax.add_patch(box)
        ax.text(u + 0.45, v + 0.27, int(t[i, j]), ha="center")


for name, t, top in [
    ("x.expand(2, 3)", x.expand(2, 3), 6.4),
    ("x.repeat(2, 1)", x.repeat(2, 1), 3.2),
    ("x.repeat_interleave(2)", x.repeat_interleave(2)[None], 0),
]:
    size = t.untyped_storage().nbytes()
    boxes(t, 0, top)
    boxes(t.as_strided((1, size // t.itemsize), (0, 1)), 7.4, top)
    ax.text(0, top + 1.1, name, family="monospace")
    ax.text(7.4, top + 1.1, f"in memory: {size} bytes")
ax.set(xlim=(-0.1, 13.5), ylim=(-0.1, 8.2), aspect="equal")
ax.axis("off")
fig.savefig("memory.svg")
# --8<-- [end:show]

# --8<-- [start:show]
import matplotlib.pyplot as plt
import numpy as np
import torch

a, b = torch.zeros(2, 3), torch.ones(2, 3)
joined = {
    "cat, dim=0": torch.cat([a, b]),
    "cat, dim=1": torch.cat([a, b], dim=1),
    "stack, dim=0": torch.stack([a, b]),
}
box = {"projection": "3d", "proj_type": "ortho"}
fig, axes = plt.subplots(1, 3, figsize=(6, 2.4), subplot_kw=box)
for ax, (name, t) in zip(axes, joined.items()):
    for i, sheet in enumerate(t if t.ndim == 3 else t[None]):
        block = sheet.T.flip(1)[:, None].numpy()  # right, back, up
        x, y, z = np.indices(np.add(block.shape, 1))
        color = np.where(block == 0, "#ea580c", "#93c5fd")
        look = {"facecolors": color, "edgecolor": "#222"}
        ax.voxels(x, y + 3 * i, z, block >= 0, **look)
    if t.ndim == 3:
        ax.quiver(3.5, 0, 0, 0, 4, 0, color="#222")
        below = {"transform": ax.transAxes, "ha": "center"}
        ax.text2D(0.55, 0.04, "new dimension", **below)
    ax.set_aspect("equal")
    ax.view_init(elev=22, azim=-60)
    ax.set_title(f"{name}\n{tuple(t.shape)}", fontsize=13)
    ax.axis("off")
fig.savefig("blocks.svg")
# --8<-- [end:show]

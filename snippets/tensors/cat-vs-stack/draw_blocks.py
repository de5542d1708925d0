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
fig, axes = plt.subplots(1, 3, figsize=(7, 2.6), subplot_kw=box)
for ax, (name, t) in zip(axes, joined.items()):
    blocks = t if t.ndim == 3 else t[None]
    blocks = blocks.permute(2, 0, 1).flip(2).numpy()  # right, back, up
    color = np.where(blocks == 0, "#ea580c", "#93c5fd")
    ax.voxels(blocks >= 0, facecolors=color, edgecolor="#222")
    middle = blocks.shape[0] / 2
    ax.set(xlim=(middle - 3, middle + 3), ylim=(0, 2), zlim=(0, 4))
    ax.set_box_aspect((6, 2, 4), zoom=1.15)
    ax.view_init(elev=22, azim=-70)
    ax.set_title(f"{name}\n{tuple(t.shape)}", fontsize=11)
    ax.axis("off")
fig.savefig("blocks.svg")
# --8<-- [end:show]

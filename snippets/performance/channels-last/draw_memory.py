# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

x = torch.arange(12).view(1, 3, 2, 2)
y = x.to(memory_format=torch.channels_last)

colors = ["#fca5a5", "#86efac", "#93c5fd"]
here = {"ha": "center", "va": "center", "fontsize": 12}
fig, axes = plt.subplots(2, 1, figsize=(6.5, 2.8))
for ax, t, name in [
    (axes[0], x, "contiguous (NCHW)"),
    (axes[1], y, "channels_last (NHWC)"),
]:
    for c, h, w in torch.cartesian_prod(*map(torch.arange, (3, 2, 2))):
        at = int(c * t.stride(1) + h * t.stride(2) + w * t.stride(3))
        box = plt.Rectangle((at, 0), 0.9, 0.9, fc=colors[c], ec="#222")
        ax.add_patch(box)
        ax.text(at + 0.45, 0.42, "RGB"[c] + f"{h}{w}", **here)
    ax.set_title(f"{name}, strides {t.stride()}", fontsize=12)
    ax.set(xlim=(-0.1, 12), ylim=(-0.1, 1), aspect="equal")
    ax.axis("off")
fig.savefig("memory.svg")
# --8<-- [end:show]

# --8<-- [start:planes-or-pixels]
order = x.as_strided((12,), (1,)) // 4  # channels
assert order.tolist() == [0] * 4 + [1] * 4 + [2] * 4
order = y.as_strided((12,), (1,)) // 4
assert order.tolist() == [0, 1, 2] * 4
pixels = (y.as_strided((12,), (1,)) % 4).view(4, 3)
assert pixels.tolist() == [[p] * 3 for p in range(4)]
# --8<-- [end:planes-or-pixels]

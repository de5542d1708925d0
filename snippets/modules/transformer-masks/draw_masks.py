# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch
from matplotlib.colors import ListedColormap

lengths = torch.tensor([5, 3, 4])
padding = torch.arange(5) >= lengths[:, None]
causal = torch.ones(5, 5, dtype=torch.bool).triu(diagonal=1)

fig, axes = plt.subplots(1, 2, figsize=(7, 3.6), layout="tight")
colours = ListedColormap(["#e7e5e4", "#fdba74"])
panels = (
    (axes[0], causal, "mask: (L, L)", "query"),
    (axes[1], padding, "src_key_padding_mask: (N, S)", "sample"),
)
for ax, mask, title, rows in panels:
    ax.pcolormesh(mask, cmap=colours, edgecolors="white", linewidth=2)
    for i, j in torch.cartesian_prod(*map(torch.arange, mask.shape)):
        ax.text(j + 0.5, i + 0.5, "T" if mask[i, j] else "F",
                ha="center", va="center")
    ax.set_xticks(torch.arange(5) + 0.5, range(5))
    ax.set_yticks(torch.arange(len(mask)) + 0.5, range(len(mask)))
    ax.set(title=title, xlabel="key", ylabel=rows, aspect="equal")
    ax.invert_yaxis()
fig.savefig("masks.svg")
# --8<-- [end:show]

# --8<-- [start:a-mask-a-row]
from torch import nn

attention = nn.MultiheadAttention(
    8, 2, batch_first=True
)
x = torch.randn(3, 5, 8)
_, weights = attention(
    x, x, x, attn_mask=causal, key_padding_mask=padding
)
hidden = causal[None, :, :] | padding[:, None, :]
assert torch.equal(weights == 0, hidden)
# --8<-- [end:a-mask-a-row]

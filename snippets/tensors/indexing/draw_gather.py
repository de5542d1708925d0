# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

x = torch.tensor([[10, 11, 12, 13], [20, 21, 22, 23], [30, 31, 32, 33]])
index = torch.tensor([[0, 2], [3, 1], [2, 3]])
picked = x.gather(1, index)

colours = ["#fdba74", "#93c5fd"]  # of the first and second index column
left = {"index": 0, "x": 3.2, "x.gather(1, index)": 8.4}
fig, ax = plt.subplots(figsize=(7, 2.2))
for (name, start), t in zip(left.items(), [index, x, picked]):
    middle = start + t.shape[1] / 2 - 0.05
    ax.text(middle, 1.25, name, ha="center", fontsize=12)
    for i, j in torch.cartesian_prod(*map(torch.arange, t.shape)):
        fill = colours[j] if t is not x else "none"
        if t is x and j in index[i]:
            fill = colours[index[i].tolist().index(j)]
        corner = (start + j.item(), -i.item())
        box = plt.Rectangle(corner, 0.9, 0.9, fc=fill, ec="#222")
        ax.add_patch(box)
        at = (corner[0] + 0.45, corner[1] + 0.42)
        ax.text(*at, t[i, j].item(), ha="center", va="center")
ax.set(xlim=(-0.1, 10.5), ylim=(-2.1, 1.7), aspect="equal")
ax.axis("off")
fig.savefig("gather.svg")
# --8<-- [end:show]

# --8<-- [start:gather-by-hand]
for i in range(3):
    for j in range(2):
        assert picked[i, j] == x[i, index[i, j]]
down = torch.tensor([[2, 0], [0, 1]])
picked = x.gather(0, down)
for i in range(2):
    for j in range(2):
        assert picked[i, j] == x[down[i, j], j]
wide = torch.zeros(2, 9, dtype=torch.long)
for i in (index, index[:1], index[:0], wide):
    assert x.gather(1, i).shape == i.shape
# --8<-- [end:gather-by-hand]

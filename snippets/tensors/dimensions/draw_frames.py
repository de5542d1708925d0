# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

x = torch.arange(6).view(2, 3)

widths = {"width_ratios": (2, 1)}
fig, axes = plt.subplots(2, 2, figsize=(4.6, 4), **widths)
for ax, t, name in [
    (axes[0, 0], x, "x"),
    (axes[0, 1], x.unsqueeze(0), "unsqueeze(0)"),
    (axes[1, 0], x.unsqueeze(1), "unsqueeze(1)"),
    (axes[1, 1], x.unsqueeze(2), "unsqueeze(2)"),
]:
    left = 0
    for matrix in t if t.ndim == 3 else [t]:
        rows, columns = matrix.shape
        for i in range(rows):
            for j in range(columns):
                color = "#fdba74" if matrix[i, j] < 3 else "#bfdbfe"
                at = left + j, -i
                ax.add_patch(plt.Rectangle(at, 0.9, 0.9, fc=color))
                ax.text(left + j + 0.3, 0.25 - i, int(matrix[i, j]))
        if t.ndim == 3:  # a frame around each matrix
            frame = (left - 0.2, 0.8 - rows), columns + 0.3, rows + 0.3
            ax.add_patch(plt.Rectangle(*frame, fc="none", ec="#222"))
        left += columns + 0.6
    ax.set_title(f"{name}\n{tuple(t.shape)}", fontsize=12)
    ax.set(xlim=(-0.3, left - 0.3), ylim=(-2.3, 1.2), aspect="equal")
    ax.axis("off")
fig.savefig("frames.svg")
# --8<-- [end:show]

# --8<-- [start:six-numbers-three-ways]
want = [[[0, 1, 2], [3, 4, 5]]]
assert x.unsqueeze(0).tolist() == want
want = [[[0, 1, 2]], [[3, 4, 5]]]
assert x.unsqueeze(1).tolist() == want
want = [[[0], [1], [2]], [[3], [4], [5]]]
assert x.unsqueeze(2).tolist() == want
# --8<-- [end:six-numbers-three-ways]

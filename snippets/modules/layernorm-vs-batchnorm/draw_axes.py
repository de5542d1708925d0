# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(2, 4, 3)  # N = 2 samples, C = 4 channels, L = 3 steps
nudged = x.clone()
nudged[0, 1, 1] += 1  # one element changes: which outputs notice?

norms = {
    "BatchNorm1d(4)": nn.BatchNorm1d(4),
    "LayerNorm(4), C last": lambda x: nn.LayerNorm(4)(x.mT).mT,
    "LayerNorm([4, 3])": nn.LayerNorm([4, 3]),
    "LayerNorm(3)": nn.LayerNorm(3),
    "InstanceNorm1d(4)": nn.InstanceNorm1d(4),
    "GroupNorm(2, 4)": nn.GroupNorm(2, 4),
}
fig, axes = plt.subplots(3, 2, figsize=(4.6, 5.6))
for ax, (name, norm) in zip(axes.flat, norms.items()):
    notices = norm(nudged) != norm(x)
    for n, c, step in torch.ones(x.shape).nonzero().tolist():
        fill = "#fb923c" if notices[n, c, step] else "none"
        box = (3.6 * n + step, -c), 0.9, 0.9
        ax.add_patch(plt.Rectangle(*box, fc=fill, ec="#222"))
    ax.plot(1.45, -0.55, "o", color="#222")  # the nudged element
    ax.set_title(name, fontsize=11)
    ax.set(xlim=(-0.1, 6.7), ylim=(-3.1, 1), aspect="equal")
    ax.axis("off")
fig.savefig("axes.svg")
# --8<-- [end:show]

# --8<-- [start:shared-statistics]
def shared(norm):
    return norm(nudged) != norm(x)


def box(*where):
    mask = torch.zeros(x.shape, dtype=torch.bool)
    mask[where] = True
    return mask


every, one, pair = slice(None), 1, slice(0, 2)
want = [
    box(every, one), box(0, every, one), box(0),
    box(0, one), box(0, one), box(0, pair),
]
for norm, mask in zip(norms.values(), want):
    assert shared(norm).equal(mask)
# --8<-- [end:shared-statistics]

# --8<-- [start:whole-sample]
a, b = nn.GroupNorm(1, 4), nn.LayerNorm([4, 3])
assert torch.allclose(a(x), b(x), atol=1e-6)
flat = x[:, :, 0]
a, b = nn.GroupNorm(1, 4), nn.LayerNorm(4)
assert torch.allclose(a(flat), b(flat), atol=1e-6)
a, b = nn.GroupNorm(4, 4), nn.InstanceNorm1d(4)
assert torch.allclose(a(x), b(x), atol=1e-6)
# --8<-- [end:whole-sample]

# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch
from torch import nn

hidden = nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU()
model = nn.Sequential(*hidden, nn.Linear(256, 10))
own = {w.data_ptr() for w in model.parameters()}
weights = sum(w.nbytes for w in model.parameters()) / 1e6


def held(batch):
    saved, hooks = [], torch.autograd.graph.saved_tensors_hooks
    with hooks(lambda t: saved.append(t) or t, lambda t: t):
        model(torch.randn(batch, 64))
    sizes = {t.data_ptr(): t.untyped_storage().nbytes() for t in saved}
    return sum(sizes[p] for p in sizes.keys() - own) / 1e6


batches, bottom = [1, 32, 128, 512, 1024], [0] * 5
fig, ax = plt.subplots()
for label, height in [
    ("weights", [weights] * 5), ("gradients", [weights] * 5),
    ("AdamW's state", [2 * weights] * 5),
    ("held for backward", [held(b) for b in batches]),
]:
    ax.bar(list(map(str, batches)), height, 0.7, bottom, label=label)
    bottom = [h + b for h, b in zip(height, bottom)]
ax.set(xlabel="batch size", ylabel="megabytes")
ax.legend(reverse=True)
fig.savefig("memory.svg")
# --8<-- [end:show]

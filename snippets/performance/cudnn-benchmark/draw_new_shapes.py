# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

torch.manual_seed(0)
longest = torch.randint(100, 257, (100, 8)).amax(1)
fig, ax = plt.subplots()
for label, padded in {
    "longest of the batch": longest,
    "a multiple of 16": -(-longest // 16) * 16,
    "always 256": torch.full((100,), 256),
}.items():
    new = [len(set(padded[: i + 1].tolist())) for i in range(100)]
    ax.step(range(1, 101), new, where="post", label=label)
ax.set(xlabel="batches so far", ylabel="different shapes")
ax.legend(title="padded to")
fig.savefig("new_shapes.svg")
# --8<-- [end:show]

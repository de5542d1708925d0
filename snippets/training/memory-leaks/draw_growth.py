# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch
from torch import nn
from torch.multiprocessing.reductions import StorageWeakRef

layer = nn.Linear(100, 500)


def megabytes(add):
    total, made, held = 0, [], []
    for step in range(51):
        batch = torch.ones(200, 100)
        hidden = layer(batch).tanh()
        total += add(hidden.mean())
        for t in batch, hidden:
            made.append((StorageWeakRef(t.untyped_storage()), t.nbytes))
        alive = [size for ref, size in made if not ref.expired()]
        held.append(sum(alive) / 1e6)
    return held


fig, axes = plt.subplots()
axes.plot(megabytes(lambda loss: loss), label="total += loss")
axes.plot(megabytes(torch.detach), label="total += loss.detach()")
axes.set(xlabel="step", ylabel="MB of batches and activations")
axes.legend()
fig.savefig("growth.svg")
# --8<-- [end:show]

# --8<-- [start:line-and-flat]
leaking = megabytes(lambda loss: loss)
gained = [0.48 * (step + 1) for step in range(51)]
assert [round(mb, 2) for mb in leaking] == [
    round(mb, 2) for mb in gained]
assert megabytes(torch.detach) == [0.48] * 51
# --8<-- [end:line-and-flat]

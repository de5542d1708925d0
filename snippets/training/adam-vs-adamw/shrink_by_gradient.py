# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch

sizes = torch.tensor([0.1, 1.0, 10.0])
fig, axes = plt.subplots(1, 2, sharey=True, figsize=(5, 3.4))
for axis, name in zip(axes, ("Adam", "AdamW"), strict=True):
    weights = torch.ones(3, requires_grad=True)
    optimizer = getattr(torch.optim, name)(
        [weights], lr=0.001, weight_decay=0.1
    )
    path = []
    for step in range(1000):
        weights.grad = sizes * (-1) ** step  # average 0
        optimizer.step()
        path.append(weights.tolist())
    print(f"{name:5}", *(f"{w:.2f}" for w in path[-1]))
    lines = axis.plot(path, label=["±0.1", "±1", "±10"])
    plt.setp(lines[0], linewidth=8)  # so that all three show
    plt.setp(lines[1], linewidth=4.5)
    axis.set_title(name)
    axis.set_xlabel("step")
axes[0].set_ylabel("weight")
axes[0].legend(title="gradient")
fig.savefig("shrink.svg")
# --8<-- [end:show]

# --8<-- [start:rescaled]
def train(cls, weight_decay):
    w = torch.ones(3, requires_grad=True)
    opt = cls([w], lr=0.001, weight_decay=weight_decay)
    for step in range(1000):
        w.grad = sizes * (-1) ** step
        opt.step()
    return w.detach()


adam = train(torch.optim.Adam, 0.1)
ends = [round(w, 2) for w in adam.tolist()]
assert ends == [0.46, 0.90, 0.99]
assert train(torch.optim.Adam, 0.0).min() > 0.99
# --8<-- [end:rescaled]

# --8<-- [start:not-rescaled]
adamw = train(torch.optim.AdamW, 0.1)
assert adamw.max() - adamw.min() < 1e-4
assert round(adamw[0].item(), 2) == 0.90
assert abs(adamw[0] - 0.9999**1000) < 0.005
assert train(torch.optim.AdamW, 0.0).min() > 0.99
# --8<-- [end:not-rescaled]

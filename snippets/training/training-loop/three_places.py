# --8<-- [start:show]
import matplotlib.pyplot as plt
import torch
from torch import nn

x = torch.linspace(-1, 1, 32)[:, None]


def losses(place):
    torch.manual_seed(0)
    model = nn.Linear(1, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(80):
        loss = nn.functional.mse_loss(model(x), 3 * x + 1)
        if place == "before backward":
            optimizer.zero_grad()
        loss.backward()
        if place == "between backward and step":
            optimizer.zero_grad()
        optimizer.step()
        yield loss.item()


fig, ax = plt.subplots(figsize=(5, 3))
for place in "between backward and step", "nowhere", "before backward":
    (line,) = ax.plot(list(losses(place)))
    ax.text(80, line.get_ydata()[-1], place.replace(" and", "\nand"),
            va="center", color=line.get_color())
ax.set(xlabel="step", ylabel="loss", ylim=0, xlim=(0, 79))
ax.set_title("the place of zero_grad()")
fig.savefig("zero_grad.svg")
# --8<-- [end:show]

# --8<-- [start:three-places]
flat = list(losses("between backward and step"))
assert len(flat) == 80 and set(flat) == {flat[0]}
swinging = list(losses("nowhere"))
assert min(swinging) < 0.01 and flat[0] > 3
for peak in 11, 23, 34, 46, 58, 70:
    assert swinging[peak] > 3
    assert min(swinging[peak:peak + 10]) < 0.3
falling = list(losses("before backward"))
assert falling[-1] < 0.05
# --8<-- [end:three-places]

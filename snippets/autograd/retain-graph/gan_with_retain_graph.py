# --8<-- [start:show]
import torch
from torch import nn

G, D = nn.Linear(1, 1, bias=False), nn.Linear(1, 1, bias=False)
nn.init.constant_(G.weight, 2.0)
nn.init.constant_(D.weight, 3.0)
opt_d = torch.optim.SGD(D.parameters(), lr=0.1)
noise, real = torch.ones(4, 1), torch.full((4, 1), 5.0)

score = D(G(noise))
(score.mean() - D(real).mean()).backward(retain_graph=True)
print("after the discriminator's loss:", G.weight.grad.item())
(-score.mean()).backward()
print("after the generator's loss:    ", G.weight.grad.item())

score = D(G(noise))
(score.mean() - D(real).mean()).backward(retain_graph=True)
opt_d.step()
try:
    (-score.mean()).backward()
except RuntimeError as error:
    print(str(error).split(":")[0])
# --8<-- [end:show]

# --8<-- [start:gradients-cancel]
def gradients(retain=True, clear=False):
    nn.init.constant_(D.weight, 3.0)
    G.zero_grad()
    score = D(G(noise))
    loss = score.mean() - D(real).mean()
    loss.backward(retain_graph=retain)
    leaked = G.weight.grad.item()
    if clear:
        G.zero_grad()
    (-score.mean()).backward()
    return leaked, G.weight.grad.item()


assert gradients() == (3, 0)
assert gradients(clear=True) == (3, -3)  # meant
message = ""
try:
    gradients(retain=False)
except RuntimeError as error:
    message = str(error)
assert message.startswith(
    "Trying to backward through the graph a second time"
)
# --8<-- [end:gradients-cancel]

# --8<-- [start:step-between-raises]
score = D(G(noise))
loss = score.mean() - D(real).mean()
loss.backward(retain_graph=True)
opt_d.step()
message = ""
try:
    (-score.mean()).backward()
except RuntimeError as error:
    message = str(error)
assert "modified by an inplace operation" in message
# --8<-- [end:step-between-raises]

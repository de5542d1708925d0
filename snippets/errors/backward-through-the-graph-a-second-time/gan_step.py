# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
G, D = nn.Linear(2, 2), nn.Linear(2, 1)
opt_g = torch.optim.SGD(G.parameters(), lr=0.1)
opt_d = torch.optim.SGD(D.parameters(), lr=0.1)
bce = nn.BCEWithLogitsLoss()
real, noise = torch.randn(2, 8, 2)
ones, zeros = torch.ones(8, 1), torch.zeros(8, 1)

for detach in False, True:
    fake = G(noise)
    for_d = fake.detach() if detach else fake
    opt_d.zero_grad()
    (bce(D(real), ones) + bce(D(for_d), zeros)).backward()
    opt_d.step()
    opt_g.zero_grad()
    try:
        bce(D(fake), ones).backward()
        opt_g.step()
        print("with detach(): works")
    except RuntimeError as error:
        print("without:", str(error).split(" (")[0])
# --8<-- [end:show]

# --8<-- [start:d-loss-stays-out-of-g]
opt_g.zero_grad()
bce(D(G(noise).detach()), zeros).backward()
assert G.weight.grad is None
# --8<-- [end:d-loss-stays-out-of-g]

# --8<-- [start:retain-fills-g]
fake = G(noise)
opt_d.zero_grad()
loss = bce(D(real), ones) + bce(D(fake), zeros)
loss.backward(retain_graph=True)
opt_d.step()
assert G.weight.grad.abs().sum() > 0
opt_g.zero_grad()
before = G.weight.detach().clone()
bce(D(fake), ones).backward()  # raises nothing
opt_g.step()
assert not G.weight.equal(before)
# --8<-- [end:retain-fills-g]

# --8<-- [start:detach-lets-g-train]
opt_g.zero_grad()
fake = G(noise)
bce(D(fake.detach()), zeros).backward()
before = G.weight.detach().clone()
bce(D(fake), ones).backward()
opt_g.step()
assert not G.weight.equal(before)
# --8<-- [end:detach-lets-g-train]

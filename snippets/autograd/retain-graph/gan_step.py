# --8<-- [start:show]
import torch
from torch import nn

G, D = nn.Linear(1, 1, bias=False), nn.Linear(1, 1, bias=False)
nn.init.constant_(G.weight, 2.0)
nn.init.constant_(D.weight, 3.0)
opt_g = torch.optim.SGD(G.parameters(), lr=0.1)
opt_d = torch.optim.SGD(D.parameters(), lr=0.1)
noise, real = torch.ones(4, 1), torch.full((4, 1), 5.0)

fake = G(noise)
opt_d.zero_grad()
(D(fake.detach()).mean() - D(real).mean()).backward()
print("discriminator:", D.weight.grad.item(), G.weight.grad)
opt_d.step()

opt_g.zero_grad()
(-D(fake).mean()).backward()
print(f"generator: {G.weight.grad.item():.1f} = -D.weight")
opt_g.step()
# --8<-- [end:show]

# --8<-- [start:step-without-retain]
nn.init.constant_(G.weight, 2.0)
nn.init.constant_(D.weight, 3.0)
opt_d.zero_grad(), opt_g.zero_grad()
fake = G(noise)
(D(fake.detach()).mean() - D(real).mean()).backward()
assert D.weight.grad.item() == 2 - 5
assert G.weight.grad is None
opt_d.step()
(-D(fake).mean()).backward()
assert torch.equal(G.weight.grad, -D.weight)
assert D.weight.grad.item() == -3 - 2  # added
# --8<-- [end:step-without-retain]

# --8<-- [start:show]
import torch

g = torch.ones(1, requires_grad=True)  # generator
d = torch.ones(1, requires_grad=True)  # discriminator
optimizer_g = torch.optim.SGD([g], lr=0.0)
optimizer_d = torch.optim.SGD([d], lr=0.0)

for zero_late in (True, False):
    (d * g).sum().backward()  # the generator's loss goes through d
    optimizer_g.step()
    optimizer_g.zero_grad()
    if not zero_late:
        optimizer_d.zero_grad()
    (5 * d - d * g.detach()).sum().backward()
    print("the discriminator's gradient:", d.grad.item())
    optimizer_d.step()
    optimizer_d.zero_grad()
# --8<-- [end:show]

# --8<-- [start:each-its-own]
for early, grad in ((False, 5), (True, 4)):
    d.grad = None
    (d * g).sum().backward()
    optimizer_g.zero_grad()
    assert g.grad is None
    assert d.grad.item() == 1
    if early:
        optimizer_d.zero_grad()
    (5 * d - d * g.detach()).sum().backward()
    assert d.grad.item() == grad
# --8<-- [end:each-its-own]

# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
trunk = nn.Linear(8, 8)
head_a, head_b = nn.Linear(8, 1), nn.Linear(8, 1)
x = torch.randn(4, 8)


def forward():
    trunk.zero_grad()
    shared = trunk(x)
    shared.register_hook(lambda grad: passes.append(grad))
    return head_a(shared).sum(), (head_b(shared) ** 2).sum()


passes = []
a, b = forward()
a.backward(retain_graph=True)
b.backward()
twice = trunk.weight.grad
print("retain_graph: ", len(passes), "passes through the trunk")

passes = []
a, b = forward()
(a + b).backward()
print("(a + b):      ", len(passes), "pass")
print("same gradient:", torch.allclose(trunk.weight.grad, twice))
# --8<-- [end:show]

# --8<-- [start:one-pass-same-gradient]
a, b = forward()
passes.clear()
a.backward(retain_graph=True)
b.backward()
assert len(passes) == 2
twice = trunk.weight.grad

a, b = forward()
passes.clear()
(a + b).backward()
assert len(passes) == 1
assert torch.allclose(trunk.weight.grad, twice)
# --8<-- [end:one-pass-same-gradient]

# --8<-- [start:one-gradient-for-each]
w = trunk.weight
a, b = forward()
g_a, = torch.autograd.grad(a, w, retain_graph=True)
g_b, = torch.autograd.grad(b, w)
assert torch.allclose(g_a + g_b, twice)
assert not torch.allclose(g_a, g_b)
# --8<-- [end:one-gradient-for-each]

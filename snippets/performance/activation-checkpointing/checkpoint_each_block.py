# --8<-- [start:show]
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


def checkpointed(h):
    for block in blocks:
        h = checkpoint(block, h, use_reentrant=False)
    return h


def note(t):  # called for each tensor that is saved
    held[t.data_ptr()] = 0 if t.data_ptr() in weights else t.nbytes
    return t


def make():
    return nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64)


torch.manual_seed(0)
blocks = nn.Sequential(*[nn.Sequential(*make()) for _ in range(4)])
weights = {p.data_ptr() for p in blocks.parameters()}
x = torch.randn(1000, 64)
for name, run in ("stored", blocks), ("checkpointed", checkpointed):
    held = {}
    with torch.autograd.graph.saved_tensors_hooks(note, lambda t: t):
        y = run(x)
    print(f"{name}: {sum(held.values()):,} bytes held")
# --8<-- [end:show]

# --8<-- [start:inputs-only]
assert sum(held.values()) == 4 * x.nbytes
# --8<-- [end:inputs-only]

# --8<-- [start:same-gradient]
def gradients(call):
    h = x
    for block in blocks:
        h = call(block, h)
    weight = blocks[0][0].weight
    return torch.autograd.grad(h.sum(), weight)


(stored,) = gradients(lambda block, h: block(h))
(again,) = gradients(
    lambda b, h: checkpoint(b, h, use_reentrant=False)
)
assert torch.equal(stored, again)
assert stored.abs().sum() > 0

h = x.clone().requires_grad_()
for block in blocks:
    h = checkpoint(block, h, use_reentrant=True)
h.sum().backward()
assert torch.equal(stored, blocks[0][0].weight.grad)
# --8<-- [end:same-gradient]

# --8<-- [start:calls]
calls = []


def function(x):
    calls.append("start")
    y = x.exp()
    calls.append("end")
    return y


v = torch.ones(3, requires_grad=True)
y = checkpoint(function, v, use_reentrant=False)
assert calls == ["start", "end"]
assert isinstance(y, torch.Tensor)
y.sum().backward(retain_graph=True)
assert calls == ["start", "end", "start"]  # early stop
y.sum().backward()  # each backward pass
assert calls == ["start", "end", "start", "start"]
# --8<-- [end:calls]

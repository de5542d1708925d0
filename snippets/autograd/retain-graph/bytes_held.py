# --8<-- [start:show]
import weakref

import torch
from torch import nn


class Saved:
    def __init__(self, tensor):
        self.tensor = tensor.detach()
        held.add(self)


def report(when):
    print(f"{when:24}{sum(s.tensor.nbytes for s in held):>9} bytes")


held = weakref.WeakSet()
model = nn.Sequential(nn.Linear(100, 500), nn.Sigmoid(), nn.Tanh())
with torch.autograd.graph.saved_tensors_hooks(
    Saved, lambda saved: saved.tensor
):
    loss = model(torch.ones(200, 100)).sum()
report("forward")
loss.backward(retain_graph=True)
report("backward(retain_graph)")
loss.backward()
report("backward()")
print(loss.grad_fn.next_functions[0][0].name(), "is still there")
# --8<-- [end:show]

# --8<-- [start:retain-keeps-the-bytes]
def in_bytes():
    return sum(s.tensor.nbytes for s in held)


def forward():
    with torch.autograd.graph.saved_tensors_hooks(
        Saved, lambda saved: saved.tensor
    ):
        return model(torch.ones(200, 100)).sum()


loss = forward()
batch, layer = 200 * 100 * 4, 200 * 500 * 4
sizes = sorted(s.tensor.nbytes for s in held)
assert sizes == [batch, layer, layer]
assert in_bytes() == 880_000
loss.backward(retain_graph=True)
assert in_bytes() == 880_000
loss.backward()
assert in_bytes() == 0
# --8<-- [end:retain-keeps-the-bytes]

# --8<-- [start:nodes-and-shapes-stay]
node = loss.grad_fn  # after backward()
assert node.name() == "SumBackward0"
assert node._saved_self_sym_sizes == (200, 500)
tanh = node.next_functions[0][0]
assert tanh.name() == "TanhBackward0"
message = ""
try:
    tanh._saved_result
except RuntimeError as error:
    message = str(error)
assert "after they have already been freed" in message


class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.kept = 2 * x
        return 2 * x

    @staticmethod
    def backward(ctx, gradient):
        return 2 * gradient


y = Double.apply(model[0].bias)
y.sum().backward()
assert y.grad_fn.kept.equal(2 * model[0].bias)
# --8<-- [end:nodes-and-shapes-stay]

# --8<-- [start:kept-losses-keep-bytes]
history = []
for _ in range(3):
    history.append(forward())
    history[-1].backward(retain_graph=True)
assert in_bytes() == 3 * 880_000
history.clear()
assert in_bytes() == 0

for _ in range(3):
    history.append(forward())
    history[-1].backward()
assert in_bytes() == 0
# --8<-- [end:kept-losses-keep-bytes]

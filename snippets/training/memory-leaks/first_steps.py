# --8<-- [start:show]
import torch
from torch import nn


def report(when):
    grads = [p.grad for p in parameters if p.grad is not None]
    state = [t for s in adam.state.values() for t in s.values()]
    print(when, *(sum(t.nbytes for t in tensors)
                  for tensors in (parameters, grads, state)))


parameters = list(nn.Linear(100, 500).parameters())
adam = torch.optim.Adam(parameters)
report("at the start:")
for step in range(3):
    weight, bias = parameters
    (torch.ones(8, 100) @ weight.T + bias).mean().backward()
    adam.step()
    report(f"after step {step}:")
adam.zero_grad()
report("zero_grad():  ")
# --8<-- [end:show]

# --8<-- [start:once-not-each-step]
weights = 4 * (100 * 500 + 500)
state = 2 * weights + 2 * 4  # two counts of steps


def sizes():
    grads = [p.grad for p in parameters]
    return (sum(g.nbytes for g in grads),
            sum(t.nbytes for s in adam.state.values()
                for t in s.values()))


parameters = list(nn.Linear(100, 500).parameters())
adam = torch.optim.Adam(parameters)
assert len(adam.state) == 0
for step in range(10):
    for p in parameters:
        p.sum().backward()
    adam.step()
    assert sizes() == (weights, state)

adam.zero_grad(set_to_none=False)
assert sizes() == (weights, state)
assert not any(p.grad.any() for p in parameters)
adam.zero_grad()
assert [p.grad for p in parameters] == [None, None]
# --8<-- [end:once-not-each-step]

# --8<-- [start:optimizer-holds-the-weights]
import gc
import weakref

net = nn.Linear(100, 500)
sgd = torch.optim.SGD(net.parameters())
layer = weakref.ref(net)
weights = weakref.ref(net.weight)
del net
assert layer() is None
assert weights() is not None
del sgd
gc.collect()
assert weights() is None
# --8<-- [end:optimizer-holds-the-weights]

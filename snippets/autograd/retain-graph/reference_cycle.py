# --8<-- [start:show]
import gc
import textwrap
import warnings
import weakref

import torch


def survives(differentiate):
    w = torch.ones(3, requires_grad=True)
    reference = weakref.ref(w)
    differentiate((w**3).sum(), w)
    del w
    gc.collect()
    return reference() is not None


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print("backward() leaks:     ", survives(
        lambda loss, w: loss.backward(create_graph=True)))
print("autograd.grad() leaks:", survives(
    lambda loss, w: torch.autograd.grad(loss, w, create_graph=True)))
message = str(caught[0].message).split(" (Triggered")[0]
print(textwrap.fill(message, 72))
# --8<-- [end:show]

# --8<-- [start:backward-leaks]
def backward(loss, w):
    loss.backward(create_graph=True)


def grad(loss, w):
    torch.autograd.grad(loss, w, create_graph=True)


def into_grad(loss, w):
    w.grad, = torch.autograd.grad(
        loss, w, create_graph=True
    )


assert survives(backward)
assert not survives(
    lambda loss, w: backward((2 * w).sum(), w)
)
assert not survives(grad)
assert survives(into_grad)
# --8<-- [end:backward-leaks]

# --8<-- [start:none-ends-it]
def backward_then_none(loss, w):
    backward(loss, w)
    w.grad = None


def backward_then_zero_grad(loss, w):
    backward(loss, w)
    torch.optim.SGD([w]).zero_grad()


assert not survives(backward_then_none)
assert not survives(backward_then_zero_grad)
# --8<-- [end:none-ends-it]

# --8<-- [start:show]
import torch
from torch.func import grad
from torch.utils.checkpoint import checkpoint


def f(x):
    return x.sin().sum()


def checkpointed(x):
    return checkpoint(f, x, use_reentrant=False)


x = torch.zeros(2)
try:
    grad(checkpointed)(x)
except RuntimeError as error:
    print(error)

print("without the checkpoint:", grad(f)(x))
x.requires_grad_()
checkpointed(x).backward()
print("backward():            ", x.grad)
# --8<-- [end:show]

# --8<-- [start:what-triggers-it]
from torch.autograd import graph
from torch.func import jacrev, vjp

start = (
    "torch.func.{grad, vjp, jacrev, hessian} don't"
    " yet support saved tensor hooks."
)

def refuses(call):
    try:
        call()
    except RuntimeError as error:
        return str(error).startswith(start)

x = torch.zeros(2)
for hooks in (
    graph.saved_tensors_hooks(lambda t: t, lambda t: t),
    graph.save_on_cpu(),
):
    with hooks:
        assert refuses(lambda: grad(f)(x))
        assert refuses(lambda: vjp(f, x))
        assert refuses(lambda: jacrev(f)(x))
        y = f(w := torch.zeros(2, requires_grad=True))
    g, = torch.autograd.grad(y, w, retain_graph=True)
    y.backward()
    assert g.tolist() == w.grad.tolist() == [1, 1]
assert refuses(lambda: grad(checkpointed)(x))
assert not refuses(lambda: grad(f)(x))
g, = torch.autograd.grad(checkpointed(w), w)
assert g.tolist() == [1, 1]
w.grad = None
checkpointed(w).backward()
assert w.grad.tolist() == [1, 1]
# --8<-- [end:what-triggers-it]

# --8<-- [start:setup-context]
message = ""
try:
    grad(
        lambda x: checkpoint(f, x, use_reentrant=True)
    )(x)
except RuntimeError as error:
    message = str(error)
assert "must override the setup_context" in message

layer = torch.nn.Linear(2, 1)
handle = layer.register_full_backward_hook(print)
message = ""
try:
    grad(lambda x: layer(x).sum())(torch.ones(1, 2))
except RuntimeError as error:
    message = str(error)
assert "must override the setup_context" in message
handle.remove()
g = grad(lambda x: layer(x).sum())(torch.ones(1, 2))
assert g.equal(layer.weight)
# --8<-- [end:setup-context]

# --8<-- [start:show]
import torch
from torch import nn

layer = nn.Linear(3, 2, bias=False)
x = torch.ones(4, 3, requires_grad=True)


def shapes(value):
    if isinstance(value, tuple):
        return tuple(shapes(v) for v in value)
    if isinstance(value, torch.Tensor):
        return tuple(value.shape)
    return type(value).__name__


def show(name):
    return lambda *received: print(f"{name:17}", *shapes(received))


layer.register_forward_pre_hook(show("forward pre"))
layer.register_forward_hook(show("forward"))
layer.register_full_backward_pre_hook(show("full backward pre"))
layer.register_full_backward_hook(show("full backward"))
weight = layer.weight
weight.register_hook(show("tensor, weight"))
weight.register_post_accumulate_grad_hook(show("post-accumulate"))
x.register_hook(show("tensor, x"))

layer(x).sum().backward()
# --8<-- [end:show]

# --8<-- [start:what-each-receives]
layer, got = nn.Linear(3, 2), {}

def note(name):
    return lambda *a: got.update({name: a})

x = torch.ones(4, 3, requires_grad=True)
layer.register_forward_pre_hook(note(0))
layer.register_forward_hook(note(1))
layer.register_full_backward_pre_hook(note(2))
layer.register_full_backward_hook(note(3))
x.register_hook(note(4))
layer.weight.register_post_accumulate_grad_hook(
    lambda *a: got.update({5: (a, a[0].grad.sum())}))
y = layer(x)
y.backward(torch.full((4, 2), 5.0))
(m0, (x0,)), (m1, (x1,), y1) = got[0], got[1]
(m2, (go2,)), (m3, (gi3,), (go3,)) = got[2], got[3]
assert m0 is m1 is m2 is m3 is layer
assert x0.equal(x) and x1.equal(x) and y1.equal(y)
assert go2.equal(go3) and go2.eq(5).all()
assert gi3.equal(x.grad) and gi3.shape == (4, 3)
for tuples in got[0][1:], got[1][1:2], got[2][1:], (
        got[3][1:]):
    assert {type(t) for t in tuples} == {tuple}
assert len(got[4]) == 1 and got[4][0].equal(x.grad)
(leaf,), grad_sum = got[5]
assert leaf is layer.weight
assert grad_sum == layer.weight.grad.sum() == 120
# --8<-- [end:what-each-receives]

# --8<-- [start:no-input-gradient]
import warnings

layer, fired, inputs = nn.Linear(3, 2), [], []
layer.register_full_backward_hook(
    lambda m, gi, go: inputs.append(gi)
    or fired.append("full backward"))
layer.weight.register_hook(
    lambda g: fired.append("weight"))
layer.weight.register_post_accumulate_grad_hook(
    lambda p: fired.append("post-accumulate"))
with warnings.catch_warnings(record=True) as log:
    warnings.simplefilter("always")
    layer(torch.ones(4, 3)).sum().backward()
    layer(input=torch.ones(4, 3)).sum().backward()
    layer(input=x).sum().backward()
assert inputs == [(None,), (), ()]
assert fired == 3 * [
    "full backward", "weight", "post-accumulate"]
assert len(log) == 3
for warning in log:
    assert warning.category is UserWarning
    assert str(warning.message).startswith(
        "Full backward hook is firing when gradients "
        "are computed with respect to module outputs "
        "since no inputs require gradients.")

class Stack(nn.Module):
    def forward(self, tensors, by):
        return torch.stack(tensors) * by * self.weight

stack, inputs = Stack(), []
stack.weight = nn.Parameter(torch.ones(3))
stack.register_full_backward_hook(
    lambda m, gi, go: inputs.append(gi))
with warnings.catch_warnings(record=True) as log:
    warnings.simplefilter("always")
    stack([x, x], torch.ones(3)).sum().backward()
assert inputs == [(None, None)] and len(log) == 1
# --8<-- [end:no-input-gradient]

# --8<-- [start:keywords-are-invisible]
class Scale(nn.Module):
    def forward(self, x, by):
        return x * by

scale, got = Scale(), []
scale.register_forward_pre_hook(
    lambda m, args, kwargs: got.append(
        list(kwargs)), with_kwargs=True)
scale.register_forward_hook(
    lambda m, args, out: got.append(len(args)))
scale.register_full_backward_hook(
    lambda m, gi, go: got.append(len(gi)))
scale.register_forward_hook(
    lambda m, args, kwargs, out: got.append(
        list(kwargs)), with_kwargs=True)
a, b = torch.ones(2, 2, requires_grad=True)
scale(a, by=b).sum().backward()
assert got == [["by"], 1, ["by"], 1]
# --8<-- [end:keywords-are-invisible]

# --8<-- [start:registration-order]
for module_hook, register in (
    (True, "register_forward_pre_hook"),
    (True, "register_forward_hook"),
    (True, "register_full_backward_pre_hook"),
    (True, "register_full_backward_hook"),
    (False, "register_hook"),
    (False, "register_post_accumulate_grad_hook"),
):
    layer, fired = nn.Linear(1, 1), []
    x = torch.ones(1, 1, requires_grad=True)
    add = getattr(
        layer if module_hook else x, register)
    add(lambda *a: fired.append("a"))
    add(lambda *a: fired.append("b"))
    if module_hook:
        add(lambda *a: fired.append("c"), prepend=True)
    layer(x).backward()
    assert fired == ["c", "a", "b"][not module_hook:]
# --8<-- [end:registration-order]

# --8<-- [start:full-backward-not-called]
class Returns(nn.Module):
    def __init__(self, kind):
        super().__init__()
        self.kind = kind

    def forward(self, x):
        return self.kind([("logits", x * 2)])

for kind in dict, list:
    module, fired = Returns(kind), []
    module.register_full_backward_hook(
        lambda *a: fired.append(a))
    x = torch.ones(2, requires_grad=True)
    with warnings.catch_warnings(record=True) as log:
        warnings.simplefilter("always")
        y = dict(module(x))["logits"]
        y.sum().backward()
    assert fired == [] and x.grad is not None
    assert str(log[0].message) == (
        "For backward hooks to be called, module "
        "output should be a Tensor or a tuple of "
        f"Tensors but received {kind}")

frozen, fired = nn.Linear(3, 3), []
frozen.register_full_backward_hook(
    lambda *a: fired.append(a))
after = nn.Linear(3, 3)
x = torch.ones(4, 3, requires_grad=True)
with warnings.catch_warnings(record=True) as log:
    warnings.simplefilter("always")
    with torch.no_grad():
        hidden = frozen(x)
    after(hidden).sum().backward()
    frozen.requires_grad_(False)
    after(frozen(x.detach())).sum().backward()
    assert fired == [] and log == []
    after(frozen(x)).sum().backward()
    assert len(fired) == 1
# --8<-- [end:full-backward-not-called]

# --8<-- [start:compiled-without-the-hook]
for register, where, first in (
    (nn.Module.register_full_backward_hook, "", True),
    (nn.Module.register_full_backward_hook, "", False),
    (nn.Module.register_full_backward_pre_hook, "0", 0),
    (nn.Module.register_forward_pre_hook, "", False),
    (nn.Module.register_forward_hook, "0", True),
    (nn.Module.register_forward_hook, "", False),
    (nn.Module.register_forward_hook, "0", False),
):
    torch.compiler.reset()
    model = nn.Sequential(nn.Linear(3, 2))
    compiled = torch.compile(model, backend="eager")
    if not first:
        compiled(x)
    fired = []
    register(model.get_submodule(where),
             lambda *a, to=fired: to.append(1))
    compiled(x).sum().backward()
    assert fired == [1] * first
    fired.clear()
    model(x).sum().backward()
    assert fired == [1]
fired.clear()
compiled(x.detach())  # no gradients: it recompiles
assert fired == [1]
# --8<-- [end:compiled-without-the-hook]

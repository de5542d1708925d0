# --8<-- [start:show]
import torch


def clamp_in_place(grad):
    grad.clamp_(max=0.1)


def clamp(grad):
    return grad.clamp(max=0.1)


for hook in clamp_in_place, clamp:
    a = torch.ones(2, requires_grad=True)
    b = torch.ones(2, requires_grad=True)
    left, right = a * 1, b * 1
    right.register_hook(hook)  # nothing is registered on left
    (left + right).square().sum().backward()
    print(f"{hook.__name__:15} a.grad {a.grad}  b.grad {b.grad}")
# --8<-- [end:show]

# --8<-- [start:in-place-changes-another]
for hook, a_grad in (clamp_in_place, 0.1), (clamp, 4):
    a = torch.ones(2, requires_grad=True)
    b = torch.ones(2, requires_grad=True)
    left, right = a * 1, b * 1
    right.register_hook(hook)
    (left + right).square().sum().backward()
    assert torch.allclose(b.grad, torch.tensor(0.1))
    assert torch.allclose(
        a.grad, torch.tensor(float(a_grad)))
# --8<-- [end:in-place-changes-another]

# --8<-- [start:what-returning-does]
from torch import nn


def run(register, hook, of="layer"):
    layer = nn.Linear(1, 1, bias=False)
    nn.init.constant_(layer.weight, 3.0)
    x = torch.ones(1, 1, requires_grad=True)
    hooked = layer if of == "layer" else layer.weight
    getattr(hooked, register)(hook)
    y = layer(x)
    y.backward()
    return y.item(), x.grad.item(), (
        layer.weight.grad.item())

def first_of_tuple(module, values, *rest):
    return (values[0] * 100,)

def see(*received):
    return None

for register, hook, y_x_weight in (
    ("register_forward_pre_hook",
     first_of_tuple, (300, 300, 100)),
    ("register_forward_hook",
     lambda m, args, out: out * 100, (300, 300, 100)),
    ("register_full_backward_pre_hook",
     first_of_tuple, (3, 300, 100)),
    ("register_full_backward_hook",
     first_of_tuple, (3, 300, 1)),
):
    assert run(register, see) == (3, 3, 1)
    assert run(register, hook) == y_x_weight
name = "register_hook"
assert run(name, see, "weight") == (3, 3, 1)
assert run(name, lambda grad: grad * 100,
           "weight") == (3, 3, 100)
name = "register_post_accumulate_grad_hook"
assert run(name, see, "weight") == (3, 3, 1)
for value, words in (
    (torch.ones(1, 1), "Tensor post accumulate grad "
     "hooks should return None."),
    (0, "expected Variable, but hook returned 'int'"),
):
    message = ""
    try:
        run(name, lambda leaf: value, "weight")
    except (RuntimeError, TypeError) as error:
        message = str(error)
    assert message == words
# --8<-- [end:what-returning-does]

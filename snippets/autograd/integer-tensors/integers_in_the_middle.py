# --8<-- [start:show]
import torch

functions = {
    "round": torch.round,
    "floor": torch.floor,
    "sign": torch.sign,
    "argmax": torch.argmax,
    "x > 1": lambda x: x > 1,
    "long": lambda x: x.long(),
    "long, float": lambda x: x.long().float(),
    "straight through": lambda x: x + (x.round() - x).detach(),
}
for name, f in functions.items():
    x = torch.tensor([0.4, 1.6], requires_grad=True)
    y = f(x)
    if y.requires_grad:
        y.sum().backward()
    grad = "none" if x.grad is None else x.grad.tolist()
    print(f"{name:16} {str(y.dtype)[6:]:8} {grad}")
# --8<-- [end:show]

# --8<-- [start:steps-have-gradient-zero]
x = torch.tensor([0.4, 1.6], requires_grad=True)
steps = (torch.round, torch.floor, torch.ceil)
for f in (*steps, torch.trunc, torch.sign):
    (grad,) = torch.autograd.grad(f(x).sum(), x)
    assert grad.tolist() == [0, 0]
    assert f(x).dtype == x.dtype
# --8<-- [end:steps-have-gradient-zero]

# --8<-- [start:integers-leave-the-graph]
for y in (
    x.argmax(), x.argsort(), x > 1, x == 1,
    x.long(), x.bool(), x.long().float(),
    x.max(0).indices,
):
    assert not y.requires_grad and y.grad_fn is None
message = ""
try:
    x.long().float().sum().backward()
except RuntimeError as error:
    message = str(error)
assert message.startswith("element 0 of tensors")
# --8<-- [end:integers-leave-the-graph]

# --8<-- [start:straight-through]
y = x + (x.round() - x).detach()
assert torch.allclose(y, x.round())
(grad,) = torch.autograd.grad(y.sum(), x)
assert grad.tolist() == [1, 1]
# --8<-- [end:straight-through]

# --8<-- [start:floor-divide]
y = x // 1
message = ""
try:
    y.sum().backward()
except RuntimeError as error:
    message = str(error)
assert message == (
    "derivative for aten::floor_divide "
    "is not implemented"
)
y = torch.div(x, 1, rounding_mode="floor")
(grad,) = torch.autograd.grad(y.sum(), x)
assert grad.tolist() == [0, 0]
# --8<-- [end:floor-divide]

# --8<-- [start:show]
import torch
from torch.autograd.function import once_differentiable


class Cube(torch.autograd.Function):
    forward = staticmethod(lambda x: x**3)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad_output):
        x = ctx.saved_tensors[0].detach()  # or .item()
        return grad_output * 3 * x**2


class CubeOnce(Cube):
    backward = staticmethod(once_differentiable(Cube.backward))


for function in lambda x: x**3, Cube.apply, CubeOnce.apply:
    x = torch.tensor(2.0, requires_grad=True)
    y = function(x) * x  # x**4
    first, = torch.autograd.grad(y, x, create_graph=True)
    try:
        first.backward()
        print(first.item(), x.grad.item())
    except RuntimeError as error:
        print(first.item(), error)
# --8<-- [end:show]

# --8<-- [start:second-derivative-wrong]
def second(function):
    x = torch.tensor(2.0, requires_grad=True)
    first, = torch.autograd.grad(
        function(x) * x, x, create_graph=True
    )
    assert first.item() == 32  # 4 * 2**3
    first.backward()
    return x.grad.item()


assert second(lambda x: x**3) == 48  # 12 * 2**2
assert second(Cube.apply) == 24


class ThroughNumpy(Cube):
    @staticmethod
    def backward(ctx, grad_output):
        a = ctx.saved_tensors[0].detach().numpy()
        x = torch.from_numpy(a)
        return grad_output * 3 * x**2


class ThroughItem(Cube):
    @staticmethod
    def backward(ctx, grad_output):
        x = ctx.saved_tensors[0].item()
        return grad_output * 3 * x**2


assert second(ThroughNumpy.apply) == 24
assert second(ThroughItem.apply) == 24
# --8<-- [end:second-derivative-wrong]

# --8<-- [start:once-raises-not-always]
message = ""
try:
    second(CubeOnce.apply)  # uses backward()
except RuntimeError as error:
    message = str(error)
assert message == (
    "trying to differentiate twice a function that "
    "was marked with @once_differentiable"
)

x = torch.tensor(2.0, requires_grad=True)
first, = torch.autograd.grad(
    CubeOnce.apply(x) * x, x, create_graph=True
)
wrong, = torch.autograd.grad(first, x)
assert wrong.item() == 12  # 48 is right

first, = torch.autograd.grad(
    CubeOnce.apply(x), x, create_graph=True
)
assert not first.requires_grad
# --8<-- [end:once-raises-not-always]

# --8<-- [start:gradgradcheck-finds-it]
x = torch.tensor([1.0, 2.0], dtype=torch.float64)
x.requires_grad_()
for function in Cube, CubeOnce:
    check = torch.autograd.gradcheck
    assert check(function.apply, x)
    message = ""
    try:
        torch.autograd.gradgradcheck(function.apply, x)
    except RuntimeError as error:
        message = str(error)
    assert message.startswith("Jacobian mismatch")
# --8<-- [end:gradgradcheck-finds-it]

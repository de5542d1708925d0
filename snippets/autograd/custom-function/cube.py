# --8<-- [start:show]
import torch


class Cube(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x**3

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad_output):
        (x,) = ctx.saved_tensors
        return grad_output * 3 * x**2


x = torch.tensor([1.0, 2.0], requires_grad=True)
Cube.apply(x).sum().backward()
print(x.grad)

x = torch.tensor([-1.0, 2.0]).to(torch.float64).requires_grad_()
print(torch.autograd.gradcheck(Cube.apply, x))
print(torch.autograd.gradgradcheck(Cube.apply, x))
# --8<-- [end:show]


# --8<-- [start:checks-find-a-wrong-factor]
class Wrong(Cube):
    @staticmethod
    def backward(ctx, grad_output):
        (x,) = ctx.saved_tensors
        return grad_output * 2 * x**2


x = torch.ones(
    3, dtype=torch.float64, requires_grad=True
)
message = ""
try:
    torch.autograd.gradcheck(Wrong.apply, x)
except RuntimeError as e:
    message = str(e)
assert message.startswith("Jacobian mismatch")
# --8<-- [end:checks-find-a-wrong-factor]


# --8<-- [start:what-backward-gets]
class ProductAndSum(torch.autograd.Function):
    @staticmethod
    def forward(x, w):
        return x * w, x + w

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad_a, grad_b):
        needs.append(ctx.needs_input_grad)
        gradients.append([grad_a[0], grad_b[0]])
        x, w = ctx.saved_tensors
        return None, grad_a * x + grad_b


needs, gradients = [], []
x = torch.tensor([2.0, 3.0])
w = torch.ones(2, requires_grad=True)
a, b = ProductAndSum.apply(x, w)
a.sum().backward()  # the loss doesn't use b
assert needs == [(False, True)]
assert gradients == [[1, 0]]
assert w.grad.tolist() == [2, 3]
# --8<-- [end:what-backward-gets]

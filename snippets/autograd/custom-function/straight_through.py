# --8<-- [start:show]
import torch


class Binarize(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return torch.where(x > 0, 1.0, -1.0).to(x.dtype)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad_output):
        (x,) = ctx.saved_tensors
        return grad_output * (x.abs() <= 1)


x = torch.tensor([-3.0, -0.5, 0.5], requires_grad=True)
for binarize in torch.sign, Binarize.apply:
    x.grad = None
    y = binarize(x)
    (10 * y).sum().backward()
    print(y.tolist(), x.grad.tolist())
# --8<-- [end:show]

# --8<-- [start:estimator]
x = torch.tensor([-3.0, -0.5, 0.0, 0.5, 3.0])
x.requires_grad_()
(10 * x.sign()).sum().backward()
assert x.grad.tolist() == [0, 0, 0, 0, 0]
x.grad = None
y = Binarize.apply(x)
assert y.tolist() == [-1, -1, -1, 1, 1]
(10 * y).sum().backward()
assert x.grad.tolist() == [0, 10, 10, 10, 0]


class BinarizeLayer(torch.nn.Module):
    def forward(self, x):
        return Binarize.apply(x)


x.grad = None
(10 * BinarizeLayer()(x)).sum().backward()
assert x.grad.tolist() == [0, 10, 10, 10, 0]
# --8<-- [end:estimator]

# --8<-- [start:forward-skips-your-backward]
x = torch.tensor([-0.5, 0.5], requires_grad=True)
assert Binarize.forward(x).grad_fn is None
message = ""
try:
    Binarize.forward(x).sum().backward()
except RuntimeError as error:
    message = str(error)
assert message == (
    "element 0 of tensors does not require grad "
    "and does not have a grad_fn"
)


class Cube(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x**3

    setup_context = Binarize.setup_context

    @staticmethod
    def backward(ctx, grad_output):
        raise AssertionError


y = Cube.forward(x)
y.sum().backward()  # torch's own, not the one above
assert y.grad_fn.name() == "PowBackward0"
assert x.grad.tolist() == [0.75, 0.75]  # 3 * x**2
called = False
try:
    Cube.apply(x).sum().backward()
except AssertionError:
    called = True
assert called
# --8<-- [end:forward-skips-your-backward]


# --8<-- [start:bool-has-no-graph]
class Positive(Binarize):
    @staticmethod
    def forward(x):
        return x > 0


assert not Positive.apply(x).requires_grad
message = ""
try:
    Positive.apply(x).sum().backward()
except RuntimeError as error:
    message = str(error)
assert message == (
    "element 0 of tensors does not require grad "
    "and does not have a grad_fn"
)
# --8<-- [end:bool-has-no-graph]

# --8<-- [start:without-a-function]
x = torch.tensor([-3.0, -0.5, 0.5], requires_grad=True)
y = x + (Binarize.forward(x) - x).detach()
assert torch.allclose(y, Binarize.apply(x))
y.sum().backward()
assert x.grad.tolist() == [1, 1, 1]

x = torch.tensor(300.0, dtype=torch.bfloat16)
assert Binarize.forward(x) == 1
assert x + (Binarize.forward(x) - x).detach() == 0
# --8<-- [end:without-a-function]

# --8<-- [start:show]
import warnings

import torch


class Scale(torch.autograd.Function):
    @staticmethod
    def forward(x, factor):
        return x * factor

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.factor = inputs[1]

    @staticmethod
    def backward(ctx, grad_output):
        return grad_output * ctx.factor, None


x = torch.ones(2, requires_grad=True)
print(Scale.apply(x, 3.0))
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    try:
        Scale()(x, 3.0)
    except RuntimeError as error:
        print(str(error).split(" (")[0])
# --8<-- [end:show]

# --8<-- [start:calling-raises]
message = ""
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        Scale()(x, 3.0)
    except RuntimeError as error:
        message = str(error)
assert message.startswith(
    "Legacy autograd function with non-static forward"
)
assert "should not be instantiated" in str(
    caught[0].message
)
# --8<-- [end:calling-raises]


# --8<-- [start:one-gradient-an-input]
class TooFew(Scale):
    @staticmethod
    def backward(ctx, grad_output):
        return grad_output * ctx.factor


class TooMany(Scale):
    @staticmethod
    def backward(ctx, grad_output):
        return grad_output, None, grad_output


messages = []
for function in TooFew, TooMany:
    try:
        function.apply(x, 3.0).sum().backward()
    except RuntimeError as error:
        messages.append(str(error))
start = "Backward returned an incorrect number of "
assert messages == [
    f"function TooFew{start}"
    "gradients (expected 2, got 1)",
    f"function TooMany{start}"
    "gradients (expected 2, got 3)",
]
# --8<-- [end:one-gradient-an-input]


# --8<-- [start:none-for-a-number]
class ForTheFactor(Scale):
    @staticmethod
    def backward(ctx, grad_output):
        return grad_output, grad_output


message = ""
try:
    ForTheFactor.apply(x, 3.0).sum().backward()
except RuntimeError as error:
    message = str(error)
assert (
    "returned a gradient different than None "
    "at position 2"
) in message
# --8<-- [end:none-for-a-number]


# --8<-- [start:shape-of-the-input]
class Summed(Scale):
    @staticmethod
    def backward(ctx, grad_output):
        return grad_output.sum(), None


class Repeated(Scale):
    @staticmethod
    def backward(ctx, grad_output):
        return torch.ones(5, 2), None


z = torch.ones(2, requires_grad=True)
Repeated.apply(z, 3.0).sum().backward()
assert z.grad.tolist() == [5, 5]  # summed, no error

message = ""
try:
    Summed.apply(x, 3.0).sum().backward()
except RuntimeError as error:
    message = str(error)
assert message == (
    "Function SummedBackward returned an invalid "
    "gradient at index 0 - got [] but expected "
    "shape compatible with [2]"
)
# --8<-- [end:shape-of-the-input]


# --8<-- [start:dtype-is-cast]
class Relu(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x.clamp(min=0)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        grad = g * (x > 0).float()
        dtypes.append((grad.dtype, (g * (x > 0)).dtype))
        return grad


for half in torch.bfloat16, torch.float16:
    dtypes = []
    z = torch.ones(2, dtype=half, requires_grad=True)
    Relu.apply(z).sum().backward()
    assert dtypes == [(torch.float32, half)]
    assert z.grad.dtype == half
# --8<-- [end:dtype-is-cast]

# --8<-- [start:show]
import torch


class OnContext(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x**2

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.x = inputs[0]

    @staticmethod
    def backward(ctx, grad_output):
        return grad_output * 2 * ctx.x


x = torch.tensor(5.0, requires_grad=True)
y = OnContext.apply(x)
with torch.no_grad():
    x.mul_(10)
y.backward()
print("gradient at 5:", x.grad.item())
# --8<-- [end:show]


# --8<-- [start:save-for-backward-notices]
class Saved(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x**2

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad_output):
        return grad_output * 2 * ctx.saved_tensors[0]


def gradient(function, edit):
    x = torch.tensor(5.0, requires_grad=True)
    y = function.apply(x)
    if edit:
        with torch.no_grad():
            x.mul_(10)
    y.backward()
    return x.grad.item()


assert gradient(OnContext, edit=False) == 10
assert gradient(OnContext, edit=True) == 100
assert gradient(Saved, edit=False) == 10
message = ""
try:
    gradient(Saved, edit=True)
except RuntimeError as error:
    message = str(error)
assert "modified by an inplace operation" in message
# --8<-- [end:save-for-backward-notices]

# --8<-- [start:ctx-holds-on]
import gc
import weakref


class OutputOnContext(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x.exp()

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.y = output


class OutputSaved(OutputOnContext):
    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(output)


gc.disable()
alive = []
for function in OutputOnContext, OutputSaved:
    x = torch.ones(3, requires_grad=True)
    y = function.apply(x)
    alive.append(weakref.ref(y))
    del y
assert alive[0]() is not None
assert alive[1]() is None
gc.enable()
gc.collect()
assert alive[0]() is None

held = OnContext.apply(x)
held.sum().backward()
assert held.grad_fn.x is x
freed, message = Saved.apply(x), ""
freed.sum().backward()
try:
    freed.grad_fn.saved_tensors
except RuntimeError as error:
    message = str(error)
assert "after they have already been freed" in message
# --8<-- [end:ctx-holds-on]

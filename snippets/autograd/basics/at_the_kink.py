# --8<-- [start:show]
import torch
import torch.nn.functional as F


def gradient(f, value):
    x = torch.tensor(value, requires_grad=True)
    return torch.autograd.grad(f(x), x)[0].tolist()


zero = torch.zeros(())
print("relu at 0       ", gradient(torch.relu, 0.0))
print("abs at 0        ", gradient(torch.abs, 0.0))
print("clamp at its min", gradient(lambda x: x.clamp(0, 1), 0.0))
print("hardtanh at -1  ", gradient(F.hardtanh, -1.0))
print("maximum(x, 0)   ", gradient(lambda x: x.maximum(zero), 0.0))
tie = [1.0, 3.0, 3.0]
print("max of a tie    ", gradient(lambda x: x.max(), tie))
print("max(0) of a tie ", gradient(lambda x: x.max(0).values, tie))
print("norm at 0       ", gradient(torch.linalg.norm, [0.0, 0.0]))
print("sqrt at 0       ", gradient(torch.sqrt, 0.0))
# --8<-- [end:show]

# --8<-- [start:relu-at-zero]
relus = (torch.relu, F.relu, torch.nn.ReLU())
for relu in relus:
    assert gradient(relu, 0.0) == 0
    assert gradient(relu, -0.0) == 0
    assert gradient(relu, 1e-30) == 1
# --8<-- [end:relu-at-zero]

# --8<-- [start:one-function-three-gradients]
x = torch.linspace(-2, 2, 9)
assert x.relu().equal(x.clamp(min=0))
assert x.relu().equal(x.maximum(zero))
assert gradient(torch.relu, 0.0) == 0
assert gradient(lambda x: x.clamp(min=0), 0.0) == 1
assert gradient(lambda x: x.maximum(zero), 0.0) == 0.5
# --8<-- [end:one-function-three-gradients]

# --8<-- [start:returns-the-gradient]
x = torch.tensor(3.0, requires_grad=True)
result = torch.autograd.grad(x**3, x)
assert type(result) is tuple
assert result == (3 * 3**2,) and x.grad is None
x.grad = torch.tensor(5.0)
torch.autograd.grad(x**3, x)
assert x.grad == 5
# --8<-- [end:returns-the-gradient]

# --8<-- [start:unused-gives-none]
other = torch.tensor(1.0, requires_grad=True)
inputs = [x, other]
message = ""
try:
    torch.autograd.grad(x**3, inputs)
except RuntimeError as error:
    message = str(error)
assert message.startswith(
    "The differentiated Tensor at index 1 appears "
    "to not have been used in the graph"
)
pair = torch.autograd.grad(
    x**3, inputs, allow_unused=True
)
assert pair[0] == 27 and pair[1] is None
zeros = torch.autograd.grad(
    x**3, inputs, materialize_grads=True
)
assert zeros == (27, 0)
# --8<-- [end:unused-gives-none]

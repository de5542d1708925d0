# --8<-- [start:show]
import torch


def gradient(f):
    x = torch.tensor(3.0, requires_grad=True)
    y = f(x)
    y.backward()
    return y.item(), x.grad.item()


print("x * x:        ", *gradient(lambda x: x * x))
print("x * x.long(): ", *gradient(lambda x: x * x.long()))
# --8<-- [end:show]

# --8<-- [start:half-the-gradient]
right = gradient(lambda x: x * x)
wrong = gradient(lambda x: x * x.long())
assert right == (9, 6) and wrong == (9, 3)
assert gradient(lambda x: x * x.double()) == right
# --8<-- [end:half-the-gradient]

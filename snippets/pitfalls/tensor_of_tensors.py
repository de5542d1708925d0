# --8<-- [start:show]
import textwrap
import warnings

import torch

x = torch.tensor([1.0, 2.0], requires_grad=True)


def gradient(join):
    y = join([x[0], 3 * x[1]])
    loss = (y * x).sum()  # x[0] ** 2 + 3 * x[1] ** 2
    return torch.autograd.grad(loss, x)[0].tolist()


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print("wrong:", gradient(torch.tensor))
text = str(caught[0].message).split("\n")[0]
print(textwrap.fill(f"warns, once: {text}", 60))
print("right:", gradient(torch.stack))
# --8<-- [end:show]

# --8<-- [start:tensor-copies-the-numbers]
assert "requires_grad=True to a scalar" in text
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    wrong = gradient(torch.tensor)
assert wrong == [1, 6] and caught == []
assert gradient(torch.stack) == [2, 12]
parts = [x[0], 3 * x[1]]
assert torch.tensor(parts).requires_grad is False
assert torch.stack(parts).requires_grad is True
# --8<-- [end:tensor-copies-the-numbers]

# --8<-- [start:leaf-of-its-own]
new = torch.tensor([x[0], x[1]], requires_grad=True)
new.sum().backward()
assert new.grad.tolist() == [1, 1] and x.grad is None
# --8<-- [end:leaf-of-its-own]

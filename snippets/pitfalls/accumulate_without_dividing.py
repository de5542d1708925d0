# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
x, y = torch.randn(8, 3), torch.randn(8, 1)
model = nn.Linear(3, 1)


def gradient(parts, divide):
    model.zero_grad()
    for a, b in zip(x.chunk(parts), y.chunk(parts)):
        loss = nn.functional.mse_loss(model(a), b)
        (loss / divide).backward()
    return model.weight.grad


whole = gradient(parts=1, divide=1).norm()
for word, divide in ("wrong:", 1), ("right:", 4):
    ratio = gradient(parts=4, divide=divide).norm() / whole
    print(word, f"{ratio:.2f} times the gradient")
# --8<-- [end:show]

# --8<-- [start:mean-losses-add-up]
whole = gradient(1, 1).clone()
assert torch.allclose(gradient(4, 1), 4 * whole)
assert torch.allclose(gradient(4, 4), whole)
# --8<-- [end:mean-losses-add-up]

# --8<-- [start:show]
import torch
from torch.func import vmap


def noisy(x):
    return x + torch.randn(())


x = torch.zeros(3)
try:
    vmap(noisy)(x)
except RuntimeError as error:
    print(error)

for randomness in "same", "different":
    torch.manual_seed(0)
    noise = vmap(noisy, randomness=randomness)(x)
    print(randomness, "->", noise.unique().numel(), "value(s)")
# --8<-- [end:show]

# --8<-- [start:same-or-different]
def noise(randomness):
    function = vmap(noisy, randomness=randomness)
    return function(torch.zeros(1000))

assert noise("same").unique().numel() == 1
assert 0.9 < noise("different").std() < 1.1
# --8<-- [end:same-or-different]

# --8<-- [start:dropout-is-random]
dropout = torch.nn.Dropout()
message = ""
try:
    vmap(dropout)(torch.ones(3, 2))
except RuntimeError as error:
    message = str(error)
assert "in randomness error mode" in message
ones = torch.ones(3, 2)
assert vmap(dropout.eval())(ones).equal(ones)
# --8<-- [end:dropout-is-random]

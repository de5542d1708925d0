# --8<-- [start:show]
import torch
from torch import nn

model = nn.Linear(4, 1)

for n in [3, 1]:
    out = model(torch.zeros(n, 4))
    print(out.squeeze(1).shape, out.squeeze().shape)

try:
    list(out.squeeze())
except TypeError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:name-the-dimension]
for n in [3, 1, 0]:
    out = model(torch.zeros(n, 4))
    assert out.squeeze(1).shape == (n,)
one = model(torch.zeros(1, 4))
assert one.squeeze().shape == ()
# --8<-- [end:name-the-dimension]

# --8<-- [start:class-becomes-batch]
logits = torch.zeros(1, 10, 1, 1)
assert logits.squeeze().shape == (10,)
assert logits.squeeze((2, 3)).shape == (1, 10)
assert logits.flatten(1).shape == (1, 10)
assert logits.squeeze().argmax(-1).ndim == 0
assert logits.squeeze((2, 3)).argmax(-1).shape == (1,)
# --8<-- [end:class-becomes-batch]

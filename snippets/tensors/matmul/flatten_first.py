# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils import skip_init  # no random init: quick

features = torch.zeros(1, 512, 7, 7)  # what the convolutions return
head = skip_init(nn.Linear, 25088, 4096)
try:
    head(features)
except RuntimeError as error:
    print(error)

flat = features.flatten(1)
print(tuple(flat.shape), "->", tuple(head(flat).shape))
# --8<-- [end:show]

# --8<-- [start:four-numbers]
layer = nn.Linear(11, 5)
assert layer.weight.T.shape == (11, 5)
message = ""
try:
    layer(torch.zeros(1, 4, 3, 7))
except RuntimeError as error:
    message = str(error)
rows = 1 * 4 * 3
assert f"({rows}x7 and 11x5)" in message
assert features.shape == (1, 512, 7, 7)
assert 1 * 512 * 7 == 3584
# --8<-- [end:four-numbers]

# --8<-- [start:flatten-keeps-the-batch]
two = torch.zeros(2, 512, 7, 7)
assert two.flatten(1).shape == (2, 25088)
assert nn.Flatten()(two).shape == (2, 25088)
assert two.flatten().shape == (50176,)
# --8<-- [end:flatten-keeps-the-batch]

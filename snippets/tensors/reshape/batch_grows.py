# --8<-- [start:show]
import torch
from torch import nn
from torch.nn import functional as F

maps = torch.zeros(4, 16, 10, 10)
labels = torch.zeros(4, dtype=torch.long)
layer = nn.Linear(16 * 5 * 5, 10)

try:
    F.cross_entropy(layer(maps.view(-1, 16 * 5 * 5)), labels)
except ValueError as error:
    print(error)

try:
    layer(maps.flatten(1))
except RuntimeError as error:
    print(error)

layer = nn.Linear(16 * 10 * 10, 10)
print(F.cross_entropy(layer(maps.flatten(1)), labels).shape)
# --8<-- [end:show]

# --8<-- [start:four-samples-become-sixteen]
assert maps.view(-1, 16 * 5 * 5).shape == (16, 400)
assert maps.reshape(-1, 16 * 5 * 5).shape == (16, 400)
marked = maps + torch.arange(4.0)[:, None, None, None]
rows = marked.view(-1, 16 * 5 * 5)
assert rows[:4].equal(torch.zeros(4, 400))
assert rows[4:8].equal(torch.ones(4, 400))
# --8<-- [end:four-samples-become-sixteen]

# --8<-- [start:flatten-keeps-four]
assert maps.flatten(1).shape == (4, 1600)
# --8<-- [end:flatten-keeps-four]

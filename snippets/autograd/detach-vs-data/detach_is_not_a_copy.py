# --8<-- [start:show]
import torch
from torch import nn

layer = nn.Linear(2, 1)
nn.init.zeros_(layer.weight)
best = layer.weight.detach()
copy = layer.weight.detach().clone()

optimizer = torch.optim.SGD(layer.parameters(), lr=1.0)
layer(torch.ones(1, 2)).sum().backward()
optimizer.step()

print("best:", best)
print("copy:", copy)
# --8<-- [end:show]

# --8<-- [start:detach-follows-the-weight]
assert best.tolist() == [[-1, -1]]
assert best.equal(layer.weight)

optim = torch.optim
for kind in (optim.SGD, optim.AdamW, optim.RMSprop):
    optimizer = kind(layer.parameters(), lr=0.1)
    for _ in range(3):
        before = best.clone()
        optimizer.step()
        assert not best.equal(before)
        assert best.equal(layer.weight)
# --8<-- [end:detach-follows-the-weight]

# --8<-- [start:the-copy-stays]
assert copy.tolist() == [[0, 0]]
# --8<-- [end:the-copy-stays]

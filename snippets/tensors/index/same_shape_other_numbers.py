# --8<-- [start:show]
import torch

x = torch.tensor([[0, 1, 2], [3, 4, 5]])

print(x.mT)
print(x.reshape(3, 2))
# --8<-- [end:show]

# --8<-- [start:shape-is-not-order]
assert x.mT.shape == x.reshape(3, 2).shape
assert not torch.equal(x.mT, x.reshape(3, 2))
assert x.reshape(3, 2)[0, 1] == x[0, 1]
assert x.mT[0, 1] == x[1, 0]
# --8<-- [end:shape-is-not-order]

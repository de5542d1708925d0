# --8<-- [start:show]
import numpy as np
import torch

x = torch.tensor([[0, 7, 0], [8, 0, 9]])

rows, columns = torch.where(x > 0)
print(rows, columns)
print(x[rows, columns])
print(np.where(x.numpy() > 0))
print(torch.nonzero(x > 0))
# --8<-- [end:show]

# --8<-- [start:condition-alone]
for shape in [(6,), (2, 3), (1, 2, 3), (0, 3)]:
    c = torch.arange(6)[: 6 * (0 not in shape)]
    c = c.view(shape) % 2 == 0
    ours = torch.where(c)
    also = torch.nonzero(c, as_tuple=True)
    theirs = np.where(c.numpy())
    alias = np.nonzero(c.numpy())
    assert len(ours) == len(theirs) == c.ndim
    for i, j, *ks in zip(ours, also, theirs, alias):
        assert i.equal(j)
        for k in ks:
            assert i.tolist() == k.tolist()
# --8<-- [end:condition-alone]

# --8<-- [start:show]
from textwrap import fill

import torch

square = torch.tensor([[1.0, 2.0], [3.0, 4.0]])  # N C
weights = torch.tensor([1.0, 10.0])  # N

print("silently along C:", (square * weights).tolist())
print("along N:", torch.einsum("nc,n->nc", square, weights).tolist())

try:
    torch.einsum("nc,n->nc", square, torch.ones(3))
except RuntimeError as error:
    print(fill(str(error), 72))
# --8<-- [end:show]

# --8<-- [start:wrong-dimension]
right = torch.einsum("nc,n->nc", square, weights)
assert right.equal(square * weights[:, None])
assert not right.equal(square * weights)
# --8<-- [end:wrong-dimension]

# --8<-- [start:one-is-stretched]
one = torch.ones(1)
out = torch.einsum("nc,n->nc", square, one)
assert out.equal(square)
# --8<-- [end:one-is-stretched]

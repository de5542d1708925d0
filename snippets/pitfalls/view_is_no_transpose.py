# --8<-- [start:show]
import textwrap

import torch

x = torch.arange(6).reshape(2, 3)
print("wrong:", x.view(3, 2).tolist())
print("wrong:", x.reshape(3, 2).tolist())
print("right:", x.T.tolist())

try:
    x.T.view(-1)
except RuntimeError as error:
    print(textwrap.fill(f"x.T.view(-1): {error}", 60))
print("x.T.reshape(-1):", x.T.reshape(-1).tolist())
# --8<-- [end:show]

# --8<-- [start:view-keeps-the-order]
right = torch.tensor([[0, 3], [1, 4], [2, 5]])
for wrong in (x.view(3, 2), x.reshape(3, 2)):
    assert wrong.shape == right.shape
    assert wrong.tolist() == [[0, 1], [2, 3], [4, 5]]
for good in (x.T, x.transpose(0, 1), x.permute(1, 0)):
    assert torch.equal(good, right)

image = torch.arange(24).reshape(2, 3, 4)
channels = image.permute(2, 0, 1)
assert channels.shape == (4, 2, 3)
for c in range(4):
    assert torch.equal(channels[c], image[:, :, c])
# --8<-- [end:view-keeps-the-order]

# --8<-- [start:transpose-then-reshape]
message = ""
try:
    x.T.view(-1)
except RuntimeError as e:
    message = str(e)
assert "view size is not compatible" in message
assert x.T.reshape(-1).tolist() == [0, 3, 1, 4, 2, 5]
# --8<-- [end:transpose-then-reshape]

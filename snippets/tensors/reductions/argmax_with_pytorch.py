# --8<-- [start:show]
import torch

scores = torch.tensor([[0.1, 0.7, 0.2], [0.5, 0.2, 0.3]])
labels = torch.tensor([1, 2])

classes = scores.argmax(dim=1)
print(classes, (classes == labels).float().mean())

print(scores.argmax())
print(torch.unravel_index(scores.argmax(), scores.shape))

print(scores.topk(2, dim=1).indices)
# --8<-- [end:show]

# --8<-- [start:index-in-the-row]
assert classes.tolist() == [1, 0]
assert classes.dtype == torch.int64
rows = torch.arange(2)
assert scores[rows, classes].equal(scores.amax(dim=1))
assert (classes == labels).float().mean() == 0.5
# --8<-- [end:index-in-the-row]

# --8<-- [start:flat-index]
t = torch.tensor([[1, 2, 3], [9, 4, 5]])
for laid_out in (t, t.T.contiguous().T):
    assert laid_out.argmax() == 3
    assert laid_out.flatten()[3] == 9
row, column = torch.unravel_index(t.argmax(), t.shape)
assert (row, column) == (1, 0)
# --8<-- [end:flat-index]

# --8<-- [start:no-gradient]
w = torch.tensor([1.0, 3.0], requires_grad=True)
assert w.max().requires_grad
message = ""
try:
    w.argmax().float().backward()
except RuntimeError as error:
    message = str(error)
assert "does not require grad" in message
# --8<-- [end:no-gradient]

# --8<-- [start:no-bool]
mask = torch.tensor([False, True, True])
message = ""
try:
    mask.argmax()
except RuntimeError as error:
    message = str(error)
assert message == (
    "argmax(): does not support bool input"
)
assert mask.int().argmax() == 1
# --8<-- [end:no-bool]

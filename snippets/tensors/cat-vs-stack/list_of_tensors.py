# --8<-- [start:show]
import torch

rows = [torch.ones(3), torch.zeros(3)]

try:
    torch.tensor(rows)
except ValueError as error:
    print(error)
print(torch.stack(rows))
# --8<-- [end:show]

# --8<-- [start:stack-keeps-the-graph]
x = torch.ones(2, requires_grad=True)
stacked = torch.stack([x[0], x[1]])
stacked[1].backward()
assert x.grad.tolist() == [0.0, 1.0]
# --8<-- [end:stack-keeps-the-graph]

# --8<-- [start:tensor-cuts-the-graph]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for _ in range(3):
        cut = torch.tensor([x[0], x[1]])
assert cut.equal(stacked)
assert stacked.requires_grad
assert not cut.requires_grad
# --8<-- [end:tensor-cuts-the-graph]

# --8<-- [start:and-warns-once]
(only,) = caught
assert str(only.message).startswith(
    "Converting a tensor with requires_grad=True to a "
    "scalar may lead to unexpected behavior"
)
# --8<-- [end:and-warns-once]

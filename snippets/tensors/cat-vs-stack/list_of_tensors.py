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

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    cut = torch.tensor([x[0], x[1]])
assert cut.equal(stacked)
assert stacked.requires_grad
assert not cut.requires_grad
# --8<-- [end:tensor-cuts-the-graph]

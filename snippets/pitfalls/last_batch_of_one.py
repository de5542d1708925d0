# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(3, 1)
batches = torch.randn(5, 3).split(2)  # 2, 2 and 1 samples

outputs = [model(batch).squeeze() for batch in batches]
print("wrong:", [list(out.shape) for out in outputs])
try:
    torch.cat(outputs)
except RuntimeError as error:
    print(error)

outputs = [model(batch).squeeze(1) for batch in batches]
print("right:", [list(out.shape) for out in outputs])
print(list(torch.cat(outputs).shape))
# --8<-- [end:show]

# --8<-- [start:squeeze-drops-all-ones]
assert torch.ones(2, 1).squeeze().shape == (2,)
assert torch.ones(1, 1).squeeze().shape == ()
assert torch.ones(1, 1).squeeze(1).shape == (1,)
message = ""
try:
    torch.cat([torch.ones(2), torch.tensor(1.0)])
except RuntimeError as e:
    message = str(e)
assert "zero-dimensional tensor (at" in message
assert torch.cat(outputs).shape == (5,)
# --8<-- [end:squeeze-drops-all-ones]

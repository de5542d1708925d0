# --8<-- [start:show]
import io

import torch
import torch.nn.functional as F
from torch import nn
from torch.optim import lr_scheduler
from torch.utils.data import DataLoader, TensorDataset, random_split

x = torch.arange(6.0).reshape(2, 3)
v = torch.tensor([3.0, 1.0, 2.0])
y = torch.tensor([1, 0])
w = torch.ones(3, requires_grad=True)
model = nn.Linear(3, 2)
opt = torch.optim.SGD([w], lr=0.5)
data = TensorDataset(x, y)
file = io.BytesIO()  # or a path: "model.pt"
# --8<-- [end:show]

# --8<-- [start:names]
assert x.tolist() == [[0, 1, 2], [3, 4, 5]]
assert v.tolist() == [3, 1, 2]
assert y.tolist() == [1, 0]
assert w.tolist() == [1, 1, 1] and w.requires_grad
assert model(x).shape == (2, 2)
assert opt.param_groups[0]["params"][0] is w
((xb, yb),) = DataLoader(data, batch_size=2)
assert xb.equal(x) and yb.equal(y)
assert lr_scheduler.StepLR(opt, 1).get_last_lr()
assert len(random_split(data, [1, 1])) == 2
assert F.relu(-v).sum() == file.tell() == 0
# --8<-- [end:names]

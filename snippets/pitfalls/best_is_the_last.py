# --8<-- [start:show]
import copy

import torch
from torch import nn

model = nn.Linear(1, 1, bias=False)
nn.init.ones_(model.weight)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)

wrong = model.state_dict()
also_wrong = model.state_dict().copy()
right = copy.deepcopy(model.state_dict())

model(torch.tensor([[-5.0]])).sum().backward()
optimizer.step()  # the weight goes from 1 to 6
print("wrong:     ", wrong["weight"].item())
print("also wrong:", also_wrong["weight"].item())
print("right:     ", right["weight"].item())
# --8<-- [end:show]

# --8<-- [start:state-dict-shares-memory]
memory = model.weight.data_ptr()
assert wrong["weight"].data_ptr() == memory
assert also_wrong["weight"].data_ptr() == memory
assert right["weight"].data_ptr() != memory
last, kept = wrong["weight"], right["weight"]
assert last.item() == 6 and kept.item() == 1
# --8<-- [end:state-dict-shares-memory]

# --8<-- [start:these-share-memory-too]
x = torch.zeros(4)
array = x.numpy()
shared = x[:2], x.detach(), x.view(2, 2)
copied = x[:2].clone(), x.detach().clone(), x.tolist()
x += 9
assert array[0] == 9 and torch.from_numpy(array)[0] == 9
assert all((s == 9).all() for s in shared)
assert all(sum(list(c)) == 0 for c in copied)
# --8<-- [end:these-share-memory-too]

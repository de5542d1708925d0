# --8<-- [start:show]
from copy import deepcopy
from textwrap import fill

import torch

w = torch.ones(2, requires_grad=True)
w.sum().backward()

copy = deepcopy(w)
print(copy, copy.grad)

hidden = w * 2
try:
    deepcopy(hidden)
except RuntimeError as error:
    print(fill(str(error), 72, break_on_hyphens=False))

print(deepcopy(hidden.detach()))
# --8<-- [end:show]

# --8<-- [start:leaf-with-its-grad]
assert copy.is_leaf and copy.requires_grad
assert copy.data_ptr() != w.data_ptr()
assert copy.grad.tolist() == [1, 1]
assert copy.grad.data_ptr() != w.grad.data_ptr()
assert w.detach().clone().grad is None
# --8<-- [end:leaf-with-its-grad]

# --8<-- [start:detach-first]
module = torch.nn.Linear(2, 2)
module.hidden = hidden
message = ""
try:
    deepcopy(module)
except RuntimeError as error:
    message = str(error)
assert message.startswith("Only Tensors created")
module.hidden = hidden.detach()
kept = deepcopy(module).hidden
assert kept.tolist() == [2, 2]
assert kept.data_ptr() != hidden.data_ptr()
# --8<-- [end:detach-first]

# --8<-- [start:show]
import warnings
from textwrap import fill

import torch

source = torch.ones(2, requires_grad=True)

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    copy = torch.tensor(source)
print(fill(str(caught[0].message), 72))

copy = source.detach().clone()
print(copy, copy.data_ptr() == source.data_ptr())
# --8<-- [end:show]

# --8<-- [start:new-leaf]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    t = torch.tensor(source)
assert not t.requires_grad
assert t.data_ptr() != source.data_ptr()
assert not source.detach().clone().requires_grad
assert source.clone().grad_fn is not None
# --8<-- [end:new-leaf]

# --8<-- [start:as-tensor-keeps-the-graph]
doubled = source * 2
assert torch.as_tensor(doubled) is doubled
cast = torch.as_tensor(doubled, dtype=torch.float64)
cast.sum().backward()
assert source.grad.tolist() == [2.0, 2.0]
ints = torch.as_tensor(doubled, dtype=torch.int64)
assert not ints.requires_grad
# --8<-- [end:as-tensor-keeps-the-graph]

# --8<-- [start:asarray-asks]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for _ in range(3):
        assert torch.asarray(source) is source
(only,) = caught
assert "unspecified requires_grad" in str(only.message)
same = torch.asarray(source, requires_grad=True)
assert same is source
cut = torch.asarray(source, requires_grad=False)
assert not cut.requires_grad
assert cut.data_ptr() == source.data_ptr()
# --8<-- [end:asarray-asks]

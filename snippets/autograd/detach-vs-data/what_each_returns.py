# --8<-- [start:show]
import torch

x = torch.ones(2, requires_grad=True)

print("                    same memory  has a graph")
for name, result in {
    "x.detach()": x.detach(),
    "x.data": x.data,
    "x.clone()": x.clone(),
    "x.detach().clone()": x.detach().clone(),
    "x.clone().detach()": x.clone().detach(),
}.items():
    same_memory = str(result.data_ptr() == x.data_ptr())
    print(f"{name:19} {same_memory:12} {result.requires_grad}")
# --8<-- [end:show]

# --8<-- [start:both-share-memory]
for shared in (x.detach(), x.data):
    assert shared.data_ptr() == x.data_ptr()
    assert not shared.requires_grad
# --8<-- [end:both-share-memory]

# --8<-- [start:same-result-either-way]
a, b = x.detach().clone(), x.clone().detach()
assert a.equal(b)
assert a.grad_fn is b.grad_fn is None
assert x.data_ptr() not in (a.data_ptr(), b.data_ptr())
# --8<-- [end:same-result-either-way]

# --8<-- [start:clone-first-records]
assert x.clone().grad_fn.name() == "CloneBackward0"
assert x.detach().clone().grad_fn is None
# --8<-- [end:clone-first-records]

# --8<-- [start:clone-passes-gradients]
(3 * x.clone()).sum().backward()
assert x.grad.tolist() == [3, 3]
# --8<-- [end:clone-passes-gradients]

# --8<-- [start:tensor-of-a-tensor-warns]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.tensor(x)
text = str(caught[0].message)
assert "recommended to use" in text
assert "sourceTensor.detach().clone()" in text
# --8<-- [end:tensor-of-a-tensor-warns]

# --8<-- [start:views-refuse]
message = ""
try:
    (x * 1)[:1].detach_()
except RuntimeError as error:
    message = str(error)
assert message.startswith(
    "Can't detach views in-place. Use detach() instead."
)
# --8<-- [end:views-refuse]

# --8<-- [start:show]
import torch

x = torch.tensor([1.0, 2.0], requires_grad=True)

for name, copy in [
    ("x.clone()", x.clone()),
    ("x.detach().clone()", x.detach().clone()),
    ("x.clone().detach()", x.clone().detach()),
]:
    print(f"{name:18} requires_grad={copy.requires_grad}")

(3 * x.clone()).sum().backward()
print(x.grad)
# --8<-- [end:show]

# --8<-- [start:clone-keeps-the-graph]
assert x.clone().data_ptr() != x.data_ptr()
assert x.grad.tolist() == [3, 3]
assert x.clone().requires_grad
# --8<-- [end:clone-keeps-the-graph]

# --8<-- [start:either-order]
for t in (x, x * 2, torch.ones(4, 3).T, x[:1]):
    a, b = t.detach().clone(), t.clone().detach()
    assert a.equal(b) and a.stride() == b.stride()
    assert not a.requires_grad
    assert not b.requires_grad
    memories = [u.untyped_storage() for u in (t, a, b)]
    assert len({m.data_ptr() for m in memories}) == 3
# --8<-- [end:either-order]

# --8<-- [start:not-recorded]
assert x.detach().clone().grad_fn is None
name = x.clone().grad_fn.name()
assert name == "CloneBackward0"
# --8<-- [end:not-recorded]

# --8<-- [start:train-the-copy]
start = x.detach().clone().requires_grad_()
start.sum().backward()
assert start.is_leaf and start.grad.tolist() == [1, 1]
assert x.grad.tolist() == [3, 3]
# --8<-- [end:train-the-copy]

# --8<-- [start:clone-alone-is-no-leaf]
import warnings

y = x.clone()
assert not y.is_leaf
y.sum().backward()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert y.grad is None
assert "is not a leaf" in str(caught[0].message)
assert x.grad.tolist() == [4, 4]
# --8<-- [end:clone-alone-is-no-leaf]

# --8<-- [start:tensor-warns]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    copy = torch.tensor(x)
message = str(caught[0].message)
assert message.startswith("To copy construct from a")
assert "sourceTensor.detach().clone()" in message
assert copy.equal(x) and not copy.requires_grad
assert copy.data_ptr() != x.data_ptr()
# --8<-- [end:tensor-warns]

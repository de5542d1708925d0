# --8<-- [start:show]
import torch

heads = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)

pairs = heads[:, None].expand(3, 2)
flat = pairs.reshape(6)
print(flat.tolist())
print(pairs.untyped_storage().nbytes(), "bytes, expanded")
print(flat.untyped_storage().nbytes(), "bytes, reshaped")

weight = torch.tensor([1.0, 10.0, 100.0, 1.0, 10.0, 100.0])
(flat * weight).sum().backward()
print(heads.grad)
# --8<-- [end:show]

# --8<-- [start:reshape-makes-the-copy]
x = torch.tensor([1.0, 2.0, 3.0])
column, row = x[:, None].expand(3, 2), x.expand(2, 3)
assert column.reshape(6).equal(
    x.repeat_interleave(2)
)
assert row.reshape(6).equal(x.repeat(2))
for view in (column, row):
    assert view.untyped_storage().nbytes() == 12
    for copy in (view.reshape(6), view.contiguous()):
        assert copy.data_ptr() != x.data_ptr()
        assert copy.untyped_storage().nbytes() == 24
# --8<-- [end:reshape-makes-the-copy]

# --8<-- [start:gradients-add-up]
w = torch.tensor([1.0, 10.0, 100.0])
x.requires_grad_()
for wide in (
    x.expand(2, 3),
    x.repeat(2, 1),
    x.tile(2, 1),
    x.repeat_interleave(2).view(3, 2).T,
):
    x.grad = None
    weights = torch.stack([w, 2 * w])
    (wide * weights).sum().backward()
    assert x.grad.tolist() == [3, 30, 300]
assert heads.grad.tolist() == [11, 101, 110]
# --8<-- [end:gradients-add-up]

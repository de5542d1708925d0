# --8<-- [start:show]
import torch

x = torch.ones(2, 3, dtype=torch.float64, requires_grad=True)
y = torch.zeros_like(x)
print(y.shape, y.dtype, y.requires_grad)

print(x.new_full((4,), 7))
print(torch.rand_like(x, dtype=torch.float32).dtype)

ids = torch.arange(3)
print(torch.full_like(ids, 2.5))
# --8<-- [end:show]

# --8<-- [start:like-takes-all-but-grad]
meta = torch.ones(
    2, dtype=torch.float16, device="meta",
    requires_grad=True,
)
for make in (torch.zeros_like, torch.ones_like,
             torch.empty_like, torch.rand_like,
             torch.randn_like,
             lambda x: torch.full_like(x, 7),
             lambda x: torch.randint_like(x, 7)):
    y = make(meta)
    assert y.shape == (2,)
    assert y.dtype == torch.float16
    assert y.device.type == "meta"
    assert not y.requires_grad
# --8<-- [end:like-takes-all-but-grad]

# --8<-- [start:new-with-another-size]
for y in (
    meta.new_zeros(5), meta.new_ones(5),
    meta.new_empty(5), meta.new_full((5,), 7),
):
    assert y.shape == (5,)
    assert y.dtype == torch.float16
    assert y.device.type == "meta"
    assert not y.requires_grad
# --8<-- [end:new-with-another-size]

# --8<-- [start:fill-value-is-cut]
assert torch.full_like(ids, 2.5).tolist() == [2, 2, 2]
assert ids.new_full((2,), 2.5).tolist() == [2, 2]
y = torch.full_like(ids, 2.5, dtype=torch.float32)
assert y.tolist() == [2.5, 2.5, 2.5]
# --8<-- [end:fill-value-is-cut]

# --8<-- [start:show]
import torch

a, b = torch.zeros(3, 4), torch.ones(3, 4)

print("cat,   dim=0:", tuple(torch.cat([a, b]).shape))
print("cat,   dim=1:", tuple(torch.cat([a, b], dim=1).shape))
print("stack, dim=0:", tuple(torch.stack([a, b]).shape))
print("stack, dim=1:", tuple(torch.stack([a, b], dim=1).shape))
print("stack, dim=2:", tuple(torch.stack([a, b], dim=2).shape))
# --8<-- [end:show]

# --8<-- [start:cat-keeps-ndim]
for dim in (0, 1):
    joined = torch.cat([a, b], dim)
    assert joined.ndim == 2
    assert joined.shape[dim] == 2 * a.shape[dim]
    assert joined.shape[1 - dim] == a.shape[1 - dim]
# --8<-- [end:cat-keeps-ndim]

# --8<-- [start:stack-adds-a-dim]
tensors = [a, b, a]
for dim in (0, 1, 2):
    stacked = torch.stack(tensors, dim)
    assert stacked.ndim == 3
    assert stacked.shape[dim] == len(tensors)
    assert stacked.select(dim, 1).equal(b)
# --8<-- [end:stack-adds-a-dim]

# --8<-- [start:stack-is-cat]
for dim in (0, 1, 2):
    by_hand = torch.cat(
        [a.unsqueeze(dim), b.unsqueeze(dim)], dim
    )
    assert torch.stack([a, b], dim).equal(by_hand)
# --8<-- [end:stack-is-cat]

# --8<-- [start:dim-minus-one]
assert torch.stack([a, b], -1).shape == (3, 4, 2)
assert torch.cat([a, b], -1).shape == (3, 8)
# --8<-- [end:dim-minus-one]

# --8<-- [start:same-under-other-names]
for pair in [a, b], [a[..., None], b[..., None]]:
    want = torch.cat(pair)
    assert torch.concat(pair).equal(want)
    assert torch.concatenate(pair).equal(want)
    assert torch.vstack(pair).equal(want)
    want = torch.cat(pair, dim=1)
    assert torch.hstack(pair).equal(want)
# With unequal ndim, vstack joins; cat refuses.
assert torch.vstack([a, b[0]]).shape == (4, 4)
message = ""
try:
    torch.cat([a, b[0]])
except RuntimeError as error:
    message = str(error)
assert "same number of dimensions" in message
# --8<-- [end:same-under-other-names]

# --8<-- [start:hstack-of-vectors]
u, v = torch.zeros(3), torch.ones(3)
assert torch.hstack([u, v]).equal(torch.cat([u, v]))
assert torch.vstack([u, v]).equal(torch.stack([u, v]))
# --8<-- [end:hstack-of-vectors]

# --8<-- [start:wider-type-wins]
from itertools import product

dtypes = [torch.bool, torch.uint8, torch.int64]
dtypes += [torch.float16, torch.bfloat16]
dtypes += [torch.float32, torch.float64]
for p, q in product(dtypes, dtypes):
    pair = torch.ones(2).to(p), torch.ones(2).to(q)
    want = torch.result_type(*pair)
    assert torch.cat(pair).dtype == want
    assert torch.stack(pair).dtype == want
ints, floats = torch.ones(2).long(), torch.ones(2)
assert torch.cat([ints, floats]).dtype == torch.float32
# --8<-- [end:wider-type-wins]

# --8<-- [start:joining-copies]
from_cat = torch.cat([a])
assert from_cat.equal(a)
assert from_cat.data_ptr() != a.data_ptr()
assert torch.stack([a]).data_ptr() != a.data_ptr()
# --8<-- [end:joining-copies]

# --8<-- [start:show]
import torch

x = torch.arange(6).view(2, 3)
images = torch.zeros(8, 4, 5, 3)

for name, result in {
    "x.unsqueeze(0)": x.unsqueeze(0),
    "x.mT": x.mT,
    "x.reshape(3, 2)": x.reshape(3, 2),
    "x.sum(1)": x.sum(1),
    "x.sum(1, keepdim=True)": x.sum(1, keepdim=True),
    "images.flatten(1)": images.flatten(1),
    "torch.cat([x, x])": torch.cat([x, x]),
    "torch.stack([x, x])": torch.stack([x, x]),
}.items():
    print(f"{name:24}{tuple(result.shape)}")
# --8<-- [end:show]

# --8<-- [start:add-a-dimension]
assert x.unsqueeze(0).shape == (1, 2, 3)
assert torch.equal(x.unsqueeze(0).squeeze(0), x)
# --8<-- [end:add-a-dimension]

# --8<-- [start:transpose]
assert x.mT.shape == (3, 2)
assert x.mT.tolist() == [[0, 3], [1, 4], [2, 5]]
# --8<-- [end:transpose]

# --8<-- [start:transpose-each]
batch = torch.arange(48).view(8, 2, 3)
assert batch.mT.shape == (8, 3, 2)
assert torch.equal(batch.mT[7], batch[7].mT)
# --8<-- [end:transpose-each]

# --8<-- [start:reorder]
channels_first = images.permute(0, 3, 1, 2)
assert channels_first.shape == (8, 3, 4, 5)
# --8<-- [end:reorder]

# --8<-- [start:flatten-all-but-the-batch]
assert channels_first.flatten(1).shape == (8, 60)
# --8<-- [end:flatten-all-but-the-batch]

# --8<-- [start:regroup]
six = torch.arange(6)
assert six.reshape(2, 3).shape == (2, 3)
assert torch.equal(six.reshape(2, 3).flatten(), six)
# --8<-- [end:regroup]

# --8<-- [start:split-a-dimension]
flat = torch.zeros(8, 60)
assert flat.unflatten(1, (3, 20)).shape == (8, 3, 20)
# --8<-- [end:split-a-dimension]

# --8<-- [start:stretch-without-memory]
row = torch.arange(3)
wide = row.expand(4, 3)
assert wide.shape == (4, 3)
assert wide.data_ptr() == row.data_ptr()
# --8<-- [end:stretch-without-memory]

# --8<-- [start:stretch-with-memory]
copied = row.repeat(4, 1)
assert copied.shape == (4, 3)
assert copied.data_ptr() != row.data_ptr()
# --8<-- [end:stretch-with-memory]

# --8<-- [start:join]
assert torch.cat([x, x]).shape == (4, 3)
# --8<-- [end:join]

# --8<-- [start:pile-up]
assert torch.stack([x, x]).shape == (2, 2, 3)
# --8<-- [end:pile-up]

# --8<-- [start:cut]
halves = torch.zeros(8, 3).chunk(2)
assert [h.shape for h in halves] == [(4, 3), (4, 3)]
# --8<-- [end:cut]

# --8<-- [start:all-pairs]
a, b = torch.arange(3), torch.arange(4)
pairs = a[:, None] + b
assert pairs.shape == (3, 4)
assert pairs[2, 3] == a[2] + b[3]
# --8<-- [end:all-pairs]

# --8<-- [start:keep-some-rows]
scores = torch.arange(80).view(8, 10)
mask = torch.arange(8) > 4
assert scores[mask].shape == (3, 10)
# --8<-- [end:keep-some-rows]

# --8<-- [start:one-of-each-row]
i = torch.arange(8)
chosen = scores.gather(1, i[:, None])[:, 0]
assert chosen.shape == (8,)
assert torch.equal(chosen, scores.diagonal())
# --8<-- [end:one-of-each-row]

# --8<-- [start:reduce]
assert scores.sum(1).shape == (8,)
assert scores.sum(1)[0] == sum(range(10))
# --8<-- [end:reduce]

# --8<-- [start:reduce-and-keep]
assert scores.sum(1, keepdim=True).shape == (8, 1)
# --8<-- [end:reduce-and-keep]

# --8<-- [start:multiply]
w = torch.ones(3, 4, dtype=x.dtype)
assert (x @ w).shape == (2, 4)
assert (x @ w)[1, 0] == 3 + 4 + 5
# --8<-- [end:multiply]

# --8<-- [start:multiply-a-batch]
batch = x.expand(8, 2, 3) @ w.expand(8, 3, 4)
assert batch.shape == (8, 2, 4)
assert torch.equal(batch[7], x @ w)
# --8<-- [end:multiply-a-batch]

# --8<-- [start:outer-products]
u, v = torch.rand(8, 3), torch.rand(8, 4)
outer = torch.einsum("bi,bj->bij", u, v)
assert outer.shape == (8, 3, 4)
assert outer[5, 2, 1] == u[5, 2] * v[5, 1]
# --8<-- [end:outer-products]

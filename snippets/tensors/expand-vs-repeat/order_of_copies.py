# --8<-- [start:show]
import numpy as np
import torch

x = torch.tensor([1, 2, 3])
a = x.numpy()

print("Tensor.repeat     ", x.repeat(2).tolist())
print("np.tile           ", np.tile(a, 2).tolist())
print("repeat_interleave ", x.repeat_interleave(2).tolist())
print("np.repeat         ", np.repeat(a, 2).tolist())

times = torch.tensor([0, 1, 3])
print(x.repeat_interleave(times).tolist())

table = torch.tensor([[1, 2], [3, 4]])
print(table.repeat_interleave(2, dim=0).tolist())
print(table.repeat_interleave(2).tolist())
# --8<-- [end:show]

# --8<-- [start:names-differ-in-numpy]
from itertools import product

assert x.repeat(2).tolist() != np.repeat(a, 2).tolist()
t = torch.arange(6).view(2, 3)
n = t.numpy()
for dim, times in product((None, 0, 1), (0, 1, 3)):
    ours = t.repeat_interleave(times, dim=dim)
    theirs = np.repeat(n, times, axis=dim)
    assert ours.tolist() == theirs.tolist()
for dims in [(2,), (2, 1), (1, 2), (2, 1, 3)]:
    theirs = np.tile(n, dims).tolist()
    assert torch.tile(t, dims).tolist() == theirs
    if len(dims) >= 2:
        assert t.repeat(dims).tolist() == theirs
# --8<-- [end:names-differ-in-numpy]

# --8<-- [start:flat-without-dim]
flat = t.repeat_interleave(2)
assert flat.shape == (12,)
assert flat.equal(t.flatten().repeat_interleave(2))
assert t.repeat_interleave(2, dim=0).shape == (4, 3)
# --8<-- [end:flat-without-dim]

# --8<-- [start:a-count-for-each]
times = torch.tensor([0, 1, 3])
out = x.repeat_interleave(times)
assert out.tolist() == [2, 3, 3, 3]
assert np.repeat(a, [0, 1, 3]).tolist() == [2, 3, 3, 3]
message = ""
try:
    x.repeat_interleave([0, 1, 3])
except TypeError as e:
    message = str(e)
assert "invalid combination of arguments" in message
by_column = t.repeat_interleave(times, dim=1)
assert by_column.tolist() == [
    [1, 2, 2, 2],
    [4, 5, 5, 5],
]
# --8<-- [end:a-count-for-each]

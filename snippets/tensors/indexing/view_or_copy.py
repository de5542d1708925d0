# --8<-- [start:show]
import torch

x = torch.arange(12).reshape(3, 4)
one = torch.tensor(1)
column = torch.tensor([[0], [1], [2]])

for name, part in {
    "x[1]": x[1],
    "x[:, ::2]": x[:, ::2],
    "x[..., None]": x[..., None],
    "x[one]": x[one],
    "x[[1]]": x[[1]],
    "x[x > 5]": x[x > 5],
    "x[0, [1, 2]]": x[0, [1, 2]],
    "index_select": x.index_select(0, one),
    "masked_select": x.masked_select(x > 5),
    "gather": x.gather(1, column),
}.items():
    a, b = x.untyped_storage(), part.untyped_storage()
    same = a.data_ptr() == b.data_ptr()
    print(f"{name:14}", "view" if same else "copy")
# --8<-- [end:show]

# --8<-- [start:basic-is-a-view]
def shares(part):
    a, b = x.untyped_storage(), part.untyped_storage()
    return a.data_ptr() == b.data_ptr()


assert shares(x[1]) and shares(x[1:]) and shares(x[...])
assert shares(x[:, ::2]) and shares(x[None, :, 2])
assert shares(x[torch.tensor(1)])
assert shares(x[1, torch.tensor(2)])
part = x[1:, ::2]
assert part.shape == (2, 2) and part.stride() == (4, 2)
assert shares(part) and part.storage_offset() == 4
y = torch.zeros(3, 4)
y[1].fill_(5)
y[None, :, ::2].mul_(2)
assert y[1].tolist() == [10, 5, 10, 5]
# --8<-- [end:basic-is-a-view]

# --8<-- [start:advanced-is-a-copy]
assert not shares(x[[1]])
assert not shares(x[torch.tensor([1])])
assert not shares(x[:, [0, 1, 2, 3]])
assert not shares(x[0, [1, 2]])
assert not shares(x[x >= 0])
assert not shares(x[torch.tensor([True] * 3)])
assert not shares(x[torch.tensor(True)])
# --8<-- [end:advanced-is-a-copy]

# --8<-- [start:functions-copy]
every = torch.arange(4).expand(3, 4)
assert not shares(x.index_select(0, torch.arange(3)))
assert not shares(x.masked_select(x >= 0))
assert not shares(x.gather(1, every))
assert not shares(torch.take_along_dim(x, every, 1))
assert not shares(x.flip(0))
assert not shares(x[:1].flip(0))
# --8<-- [end:functions-copy]

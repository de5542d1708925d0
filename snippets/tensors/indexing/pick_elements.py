# --8<-- [start:show]
import torch

x = torch.tensor([[10, 11, 12], [20, 21, 22], [30, 31, 32]])
label = torch.tensor([0, 1, 0])  # one for each row of x

print("row:     ", x[1].tolist())
print("column:  ", x[:, -1].tolist())
print("block:   ", x[:2, 1:].tolist())
print("mask:    ", x[label == 0].tolist())
print("numbers: ", x[label].tolist())
print("list:    ", x[[2, 0]].tolist())
print("pairs:   ", x[[0, 2], [1, 0]].tolist())
print("elements:", x[(x > 11) & (x < 31)].tolist())
# --8<-- [end:show]

# --8<-- [start:mask-from-another]
assert x[label == 0].equal(torch.stack([x[0], x[2]]))
wide = torch.arange(12).reshape(3, 4)
assert wide[label == 0].equal(wide[[0, 2]])
other = torch.tensor([0.3, 0.9, 0.1, 0.8])
assert wide[:, other > 0.5].equal(wide[:, [1, 3]])
assert x[label == 7].shape == (0, 3)
# --8<-- [end:mask-from-another]

# --8<-- [start:same-shape-is-flat]
for t in (x, x.T, x[0], x[:, None], torch.tensor(20)):
    big = t > 11
    want = [v for v in t.flatten().tolist() if v > 11]
    assert t[big].tolist() == want
    assert torch.masked_select(t, big).tolist() == want
# --8<-- [end:same-shape-is-flat]

# --8<-- [start:pairs-not-a-block]
assert x[[0, 2], [1, 0]].tolist() == [11, 30]
rows = torch.tensor([0, 2])
columns = torch.tensor([1, 0])
block = [[11, 10], [31, 30]]
assert x[rows[:, None], columns].tolist() == block
assert x[rows][:, columns].tolist() == block
# --8<-- [end:pairs-not-a-block]

# --8<-- [start:index-select-takes-a-vector]
rows = torch.tensor([2, 0])
picked = torch.index_select(x, 0, rows)
assert picked.equal(x[[2, 0]])
picked = torch.index_select(x, 1, rows)
assert picked.equal(x[:, [2, 0]])
assert x[torch.tensor([-1])].equal(x[2:])
for dim, want in (
    (0, "index out of range in self"),
    (1, "INDICES element is out of DATA bounds, id=-1"),
):
    message = ""
    try:
        torch.index_select(x, dim, torch.tensor([-1]))
    except (IndexError, RuntimeError) as error:
        message = str(error)
    assert message.startswith(want)
# --8<-- [end:index-select-takes-a-vector]

# --8<-- [start:integers-are-positions]
a = torch.tensor([10, 20, 30, 40])
mask = torch.tensor([0, 1, 1, 1])
assert a[mask].tolist() == [10, 20, 20, 20]
assert a[mask.int()].tolist() == [10, 20, 20, 20]
assert a[[0, 1, 1, 1]].tolist() == [10, 20, 20, 20]
assert a[mask.bool()].tolist() == [20, 30, 40]
assert a[mask == 1].tolist() == [20, 30, 40]
# --8<-- [end:integers-are-positions]

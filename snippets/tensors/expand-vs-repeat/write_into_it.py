# --8<-- [start:show]
import torch

x = torch.zeros(1, 3)
wide = x.expand(2, 3)

try:
    wide += 1
except RuntimeError as error:
    print(error)

wide[0, 0] = 7  # one element: not refused
print(wide.tolist(), x.tolist())

own = x.expand(2, 3).clone()
own += 1
print(own.tolist(), x.tolist())
# --8<-- [end:show]

# --8<-- [start:overlapping-write]
source = torch.arange(6.0).view(2, 3)
for write in [
    lambda t: t.add_(1),
    lambda t: t.copy_(source),
    lambda t: torch.add(source, 1, out=t),
]:
    base, message = torch.zeros(1, 3), ""
    try:
        write(base.expand(2, 3))
    except RuntimeError as e:
        message = str(e)
    assert "refers to a single memory" in message
    assert base.tolist() == [[0, 0, 0]]
    write(base.expand(2, 3).clone())
    write(base.repeat(2, 1))
# --8<-- [end:overlapping-write]

# --8<-- [start:one-element-changes-all-rows]
base = torch.zeros(1, 3)
wide = base.expand(2, 3)
wide[1, 2] = 5
assert wide.tolist() == [[0, 0, 5]] * 2
assert base.tolist() == [[0, 0, 5]]
wide[0] = torch.tensor([7.0, 8.0, 9.0])
assert wide.tolist() == [[7, 8, 9]] * 2
assert base.tolist() == [[7, 8, 9]]
wide.fill_(4)
assert base.tolist() == [[4, 4, 4]]
# --8<-- [end:one-element-changes-all-rows]

# --8<-- [start:a-stretched-row-is-refused]
base = torch.zeros(2, 1)
wide, message = base.expand(2, 3), ""
try:
    wide[0] = 5
except RuntimeError as e:
    message = str(e)
assert "refers to a single memory" in message
assert base.tolist() == [[0], [0]]
wide[:, 0] = 5  # one index of the stretched dimension
assert wide.tolist() == [[5] * 3, [5] * 3]
wide[1, 2] = 6  # one element
assert wide.tolist() == [[5] * 3, [6] * 3]
# --8<-- [end:a-stretched-row-is-refused]

# --8<-- [start:a-mask-warns]
import warnings

for shape in (1, 3), (2, 1), (1, 1):
    base = torch.zeros(shape)
    wide = base.expand(2, 3)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        wide[wide == 0] = 6
    message = str(caught[0].message)
    assert "expanded tensors is deprecated" in message
    assert base.eq(6).all()
# --8<-- [end:a-mask-warns]

# --8<-- [start:clone-is-separate]
base = torch.zeros(1, 3)
own = base.expand(2, 3).clone()
own += torch.tensor([[1.0], [2.0]])
assert own.tolist() == [[1] * 3, [2] * 3]
assert base.sum() == 0
# --8<-- [end:clone-is-separate]

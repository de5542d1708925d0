# --8<-- [start:show]
import torch

images = torch.zeros(8, 3, 32, 48)  # batch, channels, height, width

print(images.transpose(2, 3).shape)
print(images.mT.shape)
print(images.permute(0, 2, 3, 1).shape)
print(images.movedim(1, -1).shape)
print(images.moveaxis(1, -1).shape)
# --8<-- [end:show]

# --8<-- [start:transpose-swaps-two]
s = torch.arange(24).view(1, 2, 3, 4)
for a in range(4):
    for b in range(-4, 4):
        swapped = s.numpy().swapaxes(a, b).tolist()
        assert s.transpose(a, b).tolist() == swapped
# --8<-- [end:transpose-swaps-two]

# --8<-- [start:permute-takes-all]
from itertools import permutations

t = torch.arange(24).view(2, 3, 4)
for dims in permutations(range(3)):
    p = t.permute(dims)
    want = t.numpy().transpose(dims)
    assert p.shape == tuple(t.shape[d] for d in dims)
    assert p.tolist() == want.tolist()
message = ""
try:
    t.permute(0, 2)
except RuntimeError as error:
    message = str(error)
assert "number of dimensions" in message
# --8<-- [end:permute-takes-all]

# --8<-- [start:movedim-keeps-the-rest]
four = torch.arange(24).view(1, 2, 3, 4)
for a in range(4):
    for b in range(4):
        rest = [d for d in range(4) if d != a]
        rest.insert(b, a)
        moved = four.movedim(a, b)
        assert moved.equal(four.permute(rest))
assert four.movedim((0, 1), (2, 3)).equal(
    four.permute(2, 3, 0, 1))
both = four.movedim((0, 1), (-1, -2))
assert both.equal(four.permute(2, 3, 1, 0))
last = four.movedim(-3, -1)
assert last.shape == (1, 3, 4, 2)
assert four[0].movedim(-3, -1).equal(last[0])
# --8<-- [end:movedim-keeps-the-rest]

# --8<-- [start:other-names]
pairs = [(a, b) for a in range(4) for b in range(4)]
for a, b in pairs:
    assert four.moveaxis(a, b).equal(four.movedim(a, b))
    swapped = four.transpose(a, b)
    assert four.swapaxes(a, b).equal(swapped)
    assert four.swapdims(a, b).equal(swapped)
# --8<-- [end:other-names]

# --8<-- [start:show]
import torch
from torch import nn

image = torch.randn(3, 8, 8)  # no batch dimension
try:
    image.to(memory_format=torch.channels_last)
except RuntimeError as error:
    print(error)

batch = image[None].to(memory_format=torch.channels_last)
print(tuple(batch.shape), batch.stride())

model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.Conv3d(1, 4, 3))
try:
    model.to(memory_format=torch.channels_last)
except RuntimeError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:rank-4-or-5]
form = torch.channels_last
form3d = torch.channels_last_3d


def refusal(call):
    try:
        call()
    except RuntimeError as e:
        return str(e)
    return ""


need = "required rank %d tensor to use %s format"
need4 = need % (4, "channels_last")
need5 = need % (5, "channels_last_3d")
for size in (3, 8, 8), (2, 3, 4, 4, 4), (8,), ():
    t = torch.ones(size)
    to = refusal(lambda: t.to(memory_format=form))
    assert to == need4
t = torch.ones(2, 3, 4, 4)
to = refusal(lambda: t.to(memory_format=form3d))
assert to == need5
t = torch.randn(1, 3, 4, 5, 6)  # N, C, D, H, W
u = t.to(memory_format=form3d)
assert u.shape == t.shape and u.equal(t)
assert u.stride() == (360, 1, 90, 18, 3)
# --8<-- [end:rank-4-or-5]

# --8<-- [start:models-with-conv3d]
said = refusal(lambda: model.to(memory_format=form))
assert said == need4
said = refusal(lambda: model.to(memory_format=form3d))
assert said == need5
model = nn.Sequential(
    nn.Conv2d(3, 8, 3), nn.Conv3d(1, 4, 3)
)
assert not model[0].weight.is_contiguous(
    memory_format=form
)
for part in model:
    if isinstance(part, nn.Conv2d):
        part.to(memory_format=form)
    else:
        part.to(memory_format=form3d)
w2, w3 = model[0].weight, model[1].weight
assert w2.is_contiguous(memory_format=form)
assert w3.is_contiguous(memory_format=form3d)
# --8<-- [end:models-with-conv3d]

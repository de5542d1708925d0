# --8<-- [start:show]
import torch
from torch import nn
from torch.utils.data import DataLoader

model = nn.Sequential(
    nn.Conv2d(3, 8, 3, padding=1), nn.ReLU(),
    nn.Conv2d(8, 8, 3, padding=1), nn.ReLU(),
    nn.Conv2d(8, 8, 3, padding=1),
)
seen = set()


def note(conv, args):
    x, w = args[0], conv.weight
    how = conv.stride, conv.padding, conv.dilation, conv.groups
    seen.add((x.shape, x.dtype, w.shape, *how))


for module in model.modules():
    if isinstance(module, nn.Conv2d):
        module.register_forward_pre_hook(note)

images = torch.randn(70, 3, 16, 16)
for drop_last in False, True:
    seen.clear()
    for batch in DataLoader(images, 32, drop_last=drop_last):
        model(batch)
    print(f"{drop_last=}:", len(seen), "configurations")
# --8<-- [end:show]

# --8<-- [start:last-batch-doubles-it]
def configurations(*sizes):
    seen.clear()
    for size in sizes:
        model(torch.randn(size))
    return len(seen)


def sizes(drop):
    loader = DataLoader(images, 32, drop_last=drop)
    return [batch.shape for batch in loader]


full, last = (32, 3, 16, 16), (6, 3, 16, 16)
assert sizes(False) == [full, full, last]
assert sizes(True) == [full, full]
assert configurations(*sizes(False)) == 4
assert configurations(*sizes(True)) == 2
# --8<-- [end:last-batch-doubles-it]

# --8<-- [start:repeats-add-nothing]
wide = (32, 3, 16, 24)
assert configurations(full, wide) == 4
assert configurations(*[full, wide] * 5) == 4
# --8<-- [end:repeats-add-nothing]

# --8<-- [start:equal-layers-share]
convs = [m for m in model if isinstance(m, nn.Conv2d)]
assert len(convs) == 3
assert configurations(full) == 2
assert convs[1].weight.shape == convs[2].weight.shape
wider = nn.Conv2d(8, 16, 3, padding=1)
wider.register_forward_pre_hook(note)
model[4] = wider
assert configurations(full) == 3
# --8<-- [end:equal-layers-share]

# --8<-- [start:no-convolution]
import torch.utils._python_dispatch as dispatch


class Convolutions(dispatch.TorchDispatchMode):
    count = 0

    def __torch_dispatch__(self, f, _, x=(), kw=None):
        self.count += "convolution" in str(f)
        return f(*x, **(kw or {}))


layer = nn.TransformerEncoderLayer(16, 2)
for mode in True, False:
    with Convolutions() as found:
        layer.train(mode)(torch.randn(5, 2, 16))
    assert found.count == 0
with Convolutions() as found:
    model(images)
assert found.count == 3
# --8<-- [end:no-convolution]

# --8<-- [start:show]
import torch

form = torch.channels_last
for name, size in {
    "one channel": (2, 1, 4, 4),
    "one pixel": (2, 3, 1, 1),
    "one row": (2, 3, 1, 4),
}.items():
    x = torch.randn(size)
    plain = x.is_contiguous()
    last = x.is_contiguous(memory_format=form)
    print(f"{name:11} {x.stride()} {plain} {last}")
# --8<-- [end:show]

# --8<-- [start:ambiguous]
def both(t):
    plain = t.is_contiguous()
    return plain and t.is_contiguous(memory_format=form)


for size in (2, 1, 4, 4), (2, 3, 1, 1):
    x = torch.randn(size)
    y = x.to(memory_format=form)
    n, c, h, w = size
    assert x.stride() == (c * h * w, h * w, w, 1)
    assert y.stride() == (c * h * w, 1, w * c, c)
    assert x.stride() != y.stride()
    assert both(x) and both(y)
    assert x.contiguous(memory_format=form) is x
    assert y.contiguous() is y
for size in (2, 3, 1, 4), (2, 3, 4, 1):
    assert not both(torch.randn(size))
x = torch.randn(2, 8, 5, 5)
for size, groups in (1, 1), (3, 8):
    conv = torch.nn.Conv2d(8, 8, size, groups=groups)
    same = conv.weight.contiguous(memory_format=form)
    assert same is conv.weight and both(same)
    assert conv(x).is_contiguous()
    conv.to(memory_format=form)
    assert not conv(x).is_contiguous()
    assert conv(x).is_contiguous(memory_format=form)
# --8<-- [end:ambiguous]

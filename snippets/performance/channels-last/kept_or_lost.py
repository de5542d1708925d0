# --8<-- [start:show]
import torch
from torch.nn import functional as F

plain = torch.randn(4, 8, 6, 6)
x = plain.to(memory_format=torch.channels_last)
kernel = torch.ones(4, 8, 3, 3)

for name, y in {
    "conv2d": F.conv2d(x, kernel),
    "max_pool2d": F.max_pool2d(x, 2),
    "relu": F.relu(x),
    "x + x": x + x,
    "x + plain": x + plain,
    "plain + x": plain + x,
    "cat([x, x])": torch.cat([x, x]),
    "cat([x, plain])": torch.cat([x, plain]),
    "x[1:3]": x[1:3],
    "x[:, :4]": x[:, :4],
    "x[:, :4].clone()": x[:, :4].clone(),
    "x.contiguous()": x.contiguous(),
    "softmax(x, 1)": x.softmax(1),
}.items():
    kept = y.is_contiguous(memory_format=torch.channels_last)
    print(f"{name:17}", "kept" if kept else "lost")
# --8<-- [end:show]

# --8<-- [start:these-keep-it]
from torch import nn


def is_last(t):
    form = torch.channels_last
    return t.is_contiguous(memory_format=form)


for layer in (
    nn.Conv2d(8, 4, 3),
    nn.Conv2d(8, 8, 3, groups=8),
    nn.ConvTranspose2d(8, 4, 3),
    nn.BatchNorm2d(8), nn.GroupNorm(2, 8),
    nn.ReLU(), nn.GELU(), nn.Sigmoid(), nn.PReLU(8),
    nn.MaxPool2d(2), nn.AvgPool2d(2),
    nn.AdaptiveAvgPool2d(2), nn.AdaptiveMaxPool2d(2),
    nn.Upsample(scale_factor=2, mode="bilinear"),
    nn.Upsample(scale_factor=2), nn.PixelShuffle(2),
    nn.Dropout(), nn.Dropout2d(), nn.ZeroPad2d(1),
):
    y = layer(x)
    assert is_last(y) and not y.is_contiguous()
for y in (
    x * 2, x + torch.ones(8, 1, 1), x.clone(),
    x.double(), x.flip(3), torch.zeros_like(x),
    torch.where(x > 0, x, 0), torch.cat([x, x], 1),
    torch.cat([x, x], 0), torch.cat([x, x], 2),
):
    assert is_last(y) and not y.is_contiguous()
# --8<-- [end:these-keep-it]

# --8<-- [start:these-lose-it]
ones, ids = torch.ones(6, 6), torch.tensor([1, 0])
for call in (
    nn.InstanceNorm2d(8), nn.LayerNorm([8, 6, 6]),
    lambda t: t.softmax(1), lambda t: t.cumsum(1),
    lambda t: t @ ones, lambda t: t.contiguous(),
    lambda t: torch.stack([t[0], t[1]]),
    lambda t: t.repeat(2, 1, 1, 1),
    lambda t: t.index_select(0, ids),
    lambda t: t.new_zeros(t.shape),
):
    y = call(x)
    assert y.is_contiguous() and not is_last(y)
    assert torch.allclose(y, call(plain), atol=1e-5)
# --8<-- [end:these-lose-it]

# --8<-- [start:slices]
for y in x[:, :4], x[:, :, :3], x[..., :3]:
    assert y.data_ptr() == x.data_ptr()
    assert not is_last(y) and not y.is_contiguous()
    assert is_last(y.clone())
assert is_last(x[1:3]) and is_last(x[:1])
assert not is_last(x[::2]) and is_last(x[[2, 0]])
assert not x[[2, 0]].is_contiguous()
# --8<-- [end:slices]

# --8<-- [start:mixed-inputs]
assert is_last(x + plain) and not is_last(plain + x)
for pair in [x, plain], [plain, x]:
    for dim in 0, 1, 2, 3:
        y = torch.cat(pair, dim)
        assert y.is_contiguous() and not is_last(y)
# --8<-- [end:mixed-inputs]

# --8<-- [start:a-batch-is-made-plain]
from torch.utils.data import default_collate

batch = default_collate([x[0], x[1]])
assert batch.equal(x[:2]) and not is_last(batch)
# --8<-- [end:a-batch-is-made-plain]

# --8<-- [start:show]
import torch

x = torch.arange(12.0).view(1, 3, 2, 2)  # N, C, H, W
y = x.to(memory_format=torch.channels_last)

for t in (x, y):
    print(tuple(t.shape), t.stride())
    print("in memory:", *t.as_strided((12,), (1,)).int().tolist())
    for form in (torch.contiguous_format, torch.channels_last):
        print(form, t.is_contiguous(memory_format=form))
# --8<-- [end:show]

# --8<-- [start:only-the-order]
assert y.shape == x.shape and y.equal(x)
assert y.data_ptr() != x.data_ptr()
assert y.nbytes == x.nbytes
assert y.untyped_storage().nbytes() == 48
for n, c, h, w in (1, 3, 2, 2), (2, 5, 4, 3):
    t = torch.randn(n, c, h, w)
    u = t.to(memory_format=torch.channels_last)
    assert t.stride() == (c * h * w, h * w, w, 1)
    assert u.stride() == (h * w * c, 1, w * c, c)
    assert u.equal(t)
    pixel = u.as_strided((c,), (1,))
    assert pixel.equal(t[0, :, 0, 0])
assert not x.is_contiguous(
    memory_format=torch.channels_last
)
assert not y.is_contiguous()
# --8<-- [end:only-the-order]

# --8<-- [start:three-ways-in]
form = torch.channels_last
made = torch.empty(1, 3, 2, 2, memory_format=form)
assert made.stride() == y.stride()
same = x.contiguous(memory_format=form)
assert same.stride() == y.stride() and same.equal(x)
assert y.to(memory_format=form) is y
assert y.contiguous(memory_format=form) is y
back = y.contiguous()
assert back.stride() == x.stride() and back.equal(x)
whole = torch.ones(1, 3, 2, 2, dtype=torch.int64)
whole = whole.to(memory_format=form)
assert whole.stride() == y.stride()
# --8<-- [end:three-ways-in]

# --8<-- [start:from-nhwc]
image = torch.arange(60).view(4, 5, 3).numpy()
t = torch.from_numpy(image).permute(2, 0, 1)[None]
assert t.shape == (1, 3, 4, 5)
assert t.is_contiguous(memory_format=form)
assert t.data_ptr() == image.ctypes.data
wrong = torch.randn(2, 3, 6, 7).permute(0, 2, 3, 1)
assert wrong.shape == (2, 6, 7, 3)
assert not wrong.is_contiguous(memory_format=form)
message = ""
try:
    torch.nn.Conv2d(3, 8, 3)(wrong)
except RuntimeError as e:
    message = str(e)
assert "3 channels, but got 6 channels" in message
assert torch.nn.Conv2d(6, 8, 3)(wrong).shape[1] == 8
# --8<-- [end:from-nhwc]

# --8<-- [start:show]
import torch

x = torch.arange(24).view(2, 3, 4)

print("tensor             strides     0 and 1 merge")
for name, t in {
    "x": x,
    "x[:, :, :2]": x[:, :, :2],
    "x[:, :2]": x[:, :2],
    "x.transpose(0, 1)": x.transpose(0, 1),
    "x.transpose(1, 2)": x.transpose(1, 2),
}.items():
    merge = t.stride(0) == t.size(1) * t.stride(1)
    print(f"{name:18} {str(t.stride()):11} {merge}")
# --8<-- [end:show]

# --8<-- [start:merge-if-strides-fit]
from itertools import permutations

tried = set()
for dims in permutations(range(3)):
    p = x.permute(dims)
    for t in [p, p[:, :, :2], p[:, :2], p[:, ::2],
              p.expand(2, *p.shape)[:, 0]]:
        if 1 in t.shape:
            continue
        a, b, c = t.shape
        merged = (a * b, c), (a, b * c)
        for d, new in enumerate(merged):
            near, far = t.stride(d + 1), t.stride(d)
            merge = far == t.size(d + 1) * near
            try:
                t.view(new)
                allowed = True
            except RuntimeError:
                allowed = False
            assert merge == allowed
            tried.add((d, allowed))
assert len(tried) == 4
# --8<-- [end:merge-if-strides-fit]

# --8<-- [start:not-contiguous-yet-viewed]
part = x[:, :, :2]
assert not part.is_contiguous()
assert part.view(6, 2).data_ptr() == x.data_ptr()
# --8<-- [end:not-contiguous-yet-viewed]

# --8<-- [start:split-never-copies]
wide = torch.arange(3)[:, None].expand(2, 3, 4)
for t in [x, x.mT, x.permute(2, 0, 1), wide, wide.mT]:
    for d in range(3):
        split = t.unflatten(d, (1, -1))
        assert split.data_ptr() == t.data_ptr()
        if t.size(d) == 4:
            split = t.unflatten(d, (2, 2))
            assert split.data_ptr() == t.data_ptr()
            assert t.view(split.shape).equal(split)
# --8<-- [end:split-never-copies]

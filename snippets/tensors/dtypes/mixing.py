# --8<-- [start:show]
import torch

i = torch.ones(2, dtype=torch.int64)
f = torch.ones(2)
d = torch.ones(2, dtype=torch.float64)
h = torch.ones(2, dtype=torch.float16)

print("int64   + float16       ", (i + h).dtype)
print("float32 + float64       ", (f + d).dtype)
print("float32 + 0-d float64   ", (f + d[0]).dtype)
print("int64   + 0-d float64   ", (i + d[0]).dtype)
print("int64   + 2.5           ", (i + 2.5).dtype)
print("float16 + 2.5           ", (h + 2.5).dtype)
print("float16 + bfloat16      ", (h + h.bfloat16()).dtype)
# --8<-- [end:show]

# --8<-- [start:higher-kind-wins]
b = torch.ones(2, dtype=torch.bool)
c = torch.ones(2, dtype=torch.complex64)
assert (b + i).dtype == torch.int64
assert (i + h).dtype == torch.float16
assert (f + c).dtype == torch.complex64
kinds = [
    [b], [b.byte(), b.char(), b.short(), b.int(), i],
    [h, h.bfloat16(), f, d],
    [c, c.to(torch.complex128)],
]
for low in range(3):
    for x in kinds[low]:
        for y in sum(kinds[low + 1:], []):
            z = x + y
            assert z.is_complex() == y.is_complex()
            assert (z.is_floating_point()
                    == y.is_floating_point())
# --8<-- [end:higher-kind-wins]

# --8<-- [start:wider-within-a-kind]
i8 = torch.ones(2, dtype=torch.int8)
u8 = torch.ones(2, dtype=torch.uint8)
assert (f + d).dtype == torch.float64
assert (i8 + i).dtype == torch.int64
assert (i8 + u8).dtype == torch.int16
assert (h + h.bfloat16()).dtype == torch.float32
# --8<-- [end:wider-within-a-kind]

# --8<-- [start:refused-pairs]
def refused(x, y):
    try:
        x + y
    except RuntimeError as e:
        words = "is not supported, attempted to"
        return words in str(e)
    return False


unsigned = [i.to(x) for x in (
    torch.uint16, torch.uint32, torch.uint64)]
f8 = [f.to(x) for x in (
    torch.float8_e4m3fn, torch.float8_e4m3fnuz,
    torch.float8_e5m2, torch.float8_e5m2fnuz,
    torch.float8_e8m0fnu)]
others = sum(kinds, []) + unsigned + f8
for x in unsigned:
    for y in others:
        if x.dtype != y.dtype:
            mixes = y.dtype in (
                torch.float16, torch.bfloat16,
                torch.float32, torch.float64)
            assert refused(x, y) is not mixes
            if mixes:
                assert (x + y).dtype == y.dtype
for x in f8:
    for y in others:
        assert x.dtype == y.dtype or refused(x, y)
assert (f + f8[0][0]).dtype == torch.float32
# --8<-- [end:refused-pairs]

# --8<-- [start:zero-d-yields]
assert (f + d[0]).dtype == torch.float32
assert (h + d[0]).dtype == torch.float16
assert (i8 + i[0]).dtype == torch.int8
assert (f + d[:1]).dtype == torch.float64
assert (f[0] + d[0]).dtype == torch.float64
assert (i + d[0]).dtype == torch.float64
assert (i + h[0]).dtype == torch.float16
assert (f + c[0]).dtype == torch.complex64
# --8<-- [end:zero-d-yields]

# --8<-- [start:python-numbers]
assert (i8 + 300).dtype == torch.int8
assert (h + 2.5).dtype == torch.float16
assert (i + 2.5).dtype == torch.float32
assert (i[0] + 2.5).dtype == torch.float32
assert (b + 1).dtype == torch.int64

import numpy as np

assert (f + np.float64(2)).dtype == torch.float32
assert (h * np.float64(2)).dtype == torch.float16
assert (i8 + np.int64(2)).dtype == torch.int8
assert (i + np.float64(2)).dtype == torch.float32
# --8<-- [end:python-numbers]

# --8<-- [start:ask-first]
for p, q in [(i, f), (f, d[0]), (i, 2.5), (i8, u8),
             (b, b), (b, 1), (f, c), (h, d)]:
    assert torch.result_type(p, q) == (p + q).dtype
# --8<-- [end:ask-first]

# --8<-- [start:show]
import torch

for dtype in (torch.float16, torch.bfloat16, torch.float32):
    info = torch.finfo(dtype)
    print(f"{dtype}: max {info.max:.3g}, eps {info.eps:.2g}, "
          f"smallest normal {info.smallest_normal:.2g}")

ones = torch.ones(70_000, dtype=torch.float16)
print(ones.sum(), ones.sum(dtype=torch.float32))
print(torch.tensor([2048.0]).half() + 1)
print(torch.tensor([256.0]).bfloat16() + 1)
# --8<-- [end:show]

# --8<-- [start:range-of-float16]
assert torch.finfo(torch.float16).max == 65504
assert torch.tensor(70_000.0).half().isinf()
assert torch.tensor(1e-8).half() == 0
assert ones.sum().isinf()
assert ones.sum(dtype=torch.float32) == 70_000
# --8<-- [end:range-of-float16]

# --8<-- [start:bfloat16-trades-digits-for-range]
wide = torch.finfo(torch.bfloat16)
ratio = wide.max / torch.finfo(torch.float32).max
assert 0.99 < ratio < 1
assert wide.smallest_normal == torch.finfo(
    torch.float32).smallest_normal
assert wide.eps == 8 * torch.finfo(torch.float16).eps
assert torch.tensor(70_000.0).bfloat16() == 70_144
# --8<-- [end:bfloat16-trades-digits-for-range]

# --8<-- [start:integers-that-fit]
for dtype, n in [(torch.bfloat16, 2**8),
                 (torch.float16, 2**11),
                 (torch.float32, 2**24)]:
    last = torch.tensor([n], dtype=dtype)
    assert torch.equal(last + 1, last)
    assert not torch.equal(last - 1, last)
# --8<-- [end:integers-that-fit]

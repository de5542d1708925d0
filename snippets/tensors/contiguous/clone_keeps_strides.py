# --8<-- [start:show]
import torch

t = torch.arange(6).view(2, 3).t()

print("t            ", t.stride())
print("t + 1        ", (t + 1).stride())
print("clone        ", t.clone().stride())
print("zeros_like   ", torch.zeros_like(t).stride())
print("contiguous   ", t.contiguous().stride())
own = t.clone(memory_format=torch.contiguous_format)
print("clone, format", own.stride())
# --8<-- [end:show]

# --8<-- [start:new-memory-old-order]
for new in [t + 1, t.clone(), torch.zeros_like(t)]:
    assert new.stride() == (1, 3)
    assert not new.is_contiguous()
    assert new.data_ptr() != t.data_ptr()
# --8<-- [end:new-memory-old-order]

# --8<-- [start:clone-closes-gaps]
x = torch.arange(24).view(4, 6)
for part in [x[:, 1:], x[::2], x[:, ::2], x[1:, 2:]]:
    assert not part.is_contiguous()
    assert part.clone().is_contiguous()
    assert part.clone().equal(part)
    assert not part.t().clone().is_contiguous()
# --8<-- [end:clone-closes-gaps]

# --8<-- [start:copy-in-any-case]
x = torch.arange(6)
same = x.contiguous()
x_own = x.clone(memory_format=torch.contiguous_format)
assert same is x and x_own.data_ptr() != x.data_ptr()
t_own = t.clone(memory_format=torch.contiguous_format)
assert t_own.is_contiguous()
# --8<-- [end:copy-in-any-case]

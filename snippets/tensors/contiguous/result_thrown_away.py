# --8<-- [start:show]
import torch

t = torch.arange(6).view(2, 3).t()

t.contiguous()
print(t.is_contiguous())

c = t.contiguous()
c[0, 0] = 9
print(c[0, 0].item(), t[0, 0].item())

x = torch.arange(6)
x.contiguous()[0] = 9
print(x[0].item())
# --8<-- [end:show]

# --8<-- [start:slice-keeps-all-bytes]
part = torch.zeros(1000)[:2]
same, own = part.contiguous(), part.clone()
assert same.untyped_storage().nbytes() == 4000
assert own.untyped_storage().nbytes() == 8
# --8<-- [end:slice-keeps-all-bytes]

# --8<-- [start:copy-or-itself]
assert not t.is_contiguous() and c.is_contiguous()
assert c[0, 0] == 9 and t[0, 0] == 0
assert x[0] == 9
# --8<-- [end:copy-or-itself]

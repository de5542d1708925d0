# --8<-- [start:show]
import torch

x = torch.zeros(3)
view, copy = x[:1], x.clone()

x.add_(1)
view.mul_(2)
x[2] = 5
print(x._version, view._version, copy._version)
# --8<-- [end:show]

# --8<-- [start:each-write-counts]
t = torch.zeros(3)
for count, write in enumerate([
    lambda: t.add_(1),
    lambda: t.fill_(0),
    lambda: t.copy_(torch.ones(3)),
    lambda: t.__setitem__(0, 2),
    lambda: torch.add(t, 1, out=t),
], start=1):
    write()
    assert t._version == count
view, copy = t[:1], t.clone()
view.zero_()
assert t._version == view._version == 6
assert copy._version == 0
# --8<-- [end:each-write-counts]

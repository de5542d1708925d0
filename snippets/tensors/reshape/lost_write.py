# --8<-- [start:show]
import torch

x = torch.zeros(2, 3)
x.reshape(6)[0] = 1
print(x.sum())

t = torch.zeros(2, 3).t()
t.reshape(6)[0] = 1
print(t.sum())

try:
    t.view(6)[0] = 1
except RuntimeError as error:
    print(str(error).split("(")[0])
# --8<-- [end:show]

# --8<-- [start:written-or-lost]
assert x.sum() == 1 and x[0, 0] == 1
assert t.equal(torch.zeros(3, 2))
assert x.reshape(6).data_ptr() == x.data_ptr()
assert t.reshape(6).data_ptr() != t.data_ptr()
# --8<-- [end:written-or-lost]

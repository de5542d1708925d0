# --8<-- [start:show]
import torch

a = torch.zeros(4)
b = a.view(2, 2)

b[0, 0] = 7
print(a)
# --8<-- [end:show]

# --8<-- [start:view-shares-memory]
assert b.data_ptr() == a.data_ptr()
assert a.tolist() == [7, 0, 0, 0]
# --8<-- [end:view-shares-memory]

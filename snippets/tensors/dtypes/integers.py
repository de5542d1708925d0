# --8<-- [start:show]
import torch

n = torch.tensor([-7, 7])
print(n / 2, n // 2)
print(torch.div(n, 2, rounding_mode="trunc"))

print(torch.tensor([250], dtype=torch.uint8) + 10)
n[0] = 2.9
print(n)

for call in (lambda: n.mul_(0.5), n.mean, lambda: n.softmax(0)):
    try:
        call()
    except RuntimeError as error:
        print(str(error).replace(". ", ".\n"))
# --8<-- [end:show]

# --8<-- [start:two-divisions]
for dtype in (torch.int64, torch.uint8, torch.bool):
    half = torch.ones(1, dtype=dtype) / 2
    assert half.dtype == torch.float32
    assert half.item() == 0.5
n = torch.tensor([-7, 7])
assert (n // 2).tolist() == [-4, 3]
cut = torch.div(n, 2, rounding_mode="trunc")
assert cut.tolist() == [-3, 3]
assert (n // 2).dtype == torch.int64
# --8<-- [end:two-divisions]

# --8<-- [start:integers-wrap-around]
small = torch.tensor([250], dtype=torch.uint8)
assert (small + 10).tolist() == [4]
last = torch.tensor([2**63 - 1])
assert (last + 1).item() == -(2**63)
assert (small.int() + 10).tolist() == [260]
# --8<-- [end:integers-wrap-around]

# --8<-- [start:data-is-checked]
message = ""
try:
    torch.tensor([300], dtype=torch.uint8)
except RuntimeError as e:
    message = str(e)
assert "without overflow" in message

import numpy as np

byte, array = torch.uint8, np.array([300])
assert torch.tensor(array, dtype=byte).item() == 44
assert torch.tensor([300]).to(byte).item() == 44
# --8<-- [end:data-is-checked]

# --8<-- [start:writing-keeps-the-dtype]
n[0] = 2.9
assert n.tolist() == [2, 7]
f = torch.ones(2)
f += torch.ones(2, dtype=torch.float64)
assert f.dtype == torch.float32
message = ""
try:
    n /= 2
except RuntimeError as e:
    message = str(e)
assert message == (
    "result type Float can't be cast "
    "to the desired output type Long"
)
# --8<-- [end:writing-keeps-the-dtype]

# --8<-- [start:float-before-mean]
n = torch.tensor([1, 2])
assert (n * 0.5).tolist() == [0.5, 1.0]
assert n.float().mean() == 1.5
assert n.float().softmax(0).dtype == torch.float32
assert n.sum().dtype == torch.int64
# --8<-- [end:float-before-mean]

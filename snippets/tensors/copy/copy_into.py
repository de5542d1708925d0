# --8<-- [start:show]
import torch

table = torch.zeros(2, 3, dtype=torch.int64)
address = table.data_ptr()

table.copy_(torch.tensor([1.9, -1.9, 2.0]))
print(table)
print("same memory:", table.data_ptr() == address)

try:
    torch.zeros(3).copy_(torch.zeros(2, 3))
except RuntimeError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:fills-what-is-there]
assert table.dtype == torch.int64
assert table.data_ptr() == address
# --8<-- [end:fills-what-is-there]

# --8<-- [start:converts-and-stretches]
assert table.tolist() == [[1, -1, 2], [1, -1, 2]]
half = torch.zeros(1, dtype=torch.float16)
half.copy_(torch.tensor([1e6]))
assert half.item() == float("inf")
# --8<-- [end:converts-and-stretches]

# --8<-- [start:parameter-needs-no-grad]
weight = torch.nn.Parameter(torch.zeros(3))
message = ""
try:
    weight.copy_(torch.ones(3))
except RuntimeError as error:
    message = str(error)
assert message == (
    "a leaf Variable that requires grad is being"
    " used in an in-place operation."
)
with torch.no_grad():
    weight.copy_(torch.ones(3))
assert weight.tolist() == [1, 1, 1]
# --8<-- [end:parameter-needs-no-grad]

# --8<-- [start:show]
import torch

letters = torch.tensor([10, 20, 30])
try:
    letters[torch.Tensor([0, 2])]
except IndexError as error:
    print(error)
try:
    torch.Tensor([0, 2], dtype=torch.int64)
except TypeError as error:
    print(str(error).split(", but expected")[0])
try:
    torch.Tensor(3.0)
except TypeError as error:
    print(error)

print(letters[torch.tensor([0, 2])])
# --8<-- [end:show]

# --8<-- [start:no-embedding-either]
message = ""
try:
    torch.nn.Embedding(3, 2)(torch.Tensor([0, 2]))
except RuntimeError as error:
    message = str(error)
assert message.startswith(
    "Expected tensor for argument #1 'indices' to have "
    "one of the following scalar types: Long, Int; but "
    "got torch.FloatTensor instead"
)
# --8<-- [end:no-embedding-either]

# --8<-- [start:ignores-the-device]
with torch.device("meta"):
    assert torch.tensor([1.0]).device.type == "meta"
    assert torch.Tensor([1.0]).device.type == "cpu"
message = ""
try:
    torch.Tensor([1.0], device="meta")
except RuntimeError as error:
    message = str(error)
assert message.startswith(
    "legacy constructor expects device type: cpu"
)
# --8<-- [end:ignores-the-device]

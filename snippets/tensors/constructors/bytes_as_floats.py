# --8<-- [start:show]
import array

import torch

numbers = array.array("i", [1, 2, 3])

print(torch.as_tensor(numbers))
print(torch.asarray(numbers))
print(torch.asarray(numbers, dtype=torch.int32))
# --8<-- [end:show]

# --8<-- [start:same-bytes]
wrong = torch.asarray(numbers)
assert wrong.dtype == torch.float32
assert wrong.view(torch.int32).tolist() == [1, 2, 3]
# --8<-- [end:same-bytes]

# --8<-- [start:bytes-must-fit]
doubles = array.array("d", [1.0, 2.0])
assert len(torch.asarray(doubles)) == 4
message = ""
try:
    torch.asarray(array.array("b", [1, 2, 3]))
except ValueError as error:
    message = str(error)
assert message.startswith("buffer length (3 bytes)")
assert "must be a multiple of element size" in message
# --8<-- [end:bytes-must-fit]

# --8<-- [start:named-dtype-shares]
right = torch.asarray(numbers, dtype=torch.int32)
numbers[0] = 7
assert right.tolist() == [7, 2, 3]
# --8<-- [end:named-dtype-shares]

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

# --8<-- [start:named-dtype-shares]
right = torch.asarray(numbers, dtype=torch.int32)
numbers[0] = 7
assert right.tolist() == [7, 2, 3]
# --8<-- [end:named-dtype-shares]

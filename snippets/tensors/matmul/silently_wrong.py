# --8<-- [start:show]
import torch

a = torch.tensor([[1, 2], [3, 4]])
print((a @ a).tolist(), "@")
print((a * a).tolist(), "*")

matrices = torch.eye(3).long().repeat(3, 1, 1)  # 3 matrices
vectors = torch.arange(9).view(3, 3)  # 3 vectors, one a row
print(tuple((matrices @ vectors).shape))

each = (matrices @ vectors.unsqueeze(-1)).squeeze(-1)
print(tuple(each.shape), each.equal(vectors))
# --8<-- [end:show]

# --8<-- [start:rows-become-one-matrix]
m = torch.randint(9, (3, 3, 3))
wrong = m @ vectors
for k in range(3):
    assert wrong[k].equal(m[k] @ vectors)
    assert not wrong[k].equal(m[k] @ vectors[k])
message = ""
try:
    torch.ones(5, 2, 3) @ torch.ones(5, 3)
except RuntimeError as error:
    message = str(error)
assert "(10x3 and 5x3)" in message
# --8<-- [end:rows-become-one-matrix]

# --8<-- [start:a-column-each]
right = (m @ vectors.unsqueeze(-1)).squeeze(-1)
for k in range(3):
    assert right[k].equal(m[k] @ vectors[k])
letters = torch.einsum("bij,bj->bi", m, vectors)
assert right.equal(letters)
# --8<-- [end:a-column-each]

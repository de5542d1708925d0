# --8<-- [start:show]
import torch
import torch.nn.functional as F

table = torch.ones(4, 2, requires_grad=True)
ids = torch.tensor([3, 1, 3])
labels = torch.tensor([0, 1, 0])

F.embedding(ids, table).sum().backward()
print(table.grad.tolist())

table.grad = None
F.cross_entropy(table[ids], labels).backward()
print(table.grad)

try:
    F.embedding(ids.float(), table)
except RuntimeError as error:
    print(str(error).split(";")[0])
# --8<-- [end:show]

# --8<-- [start:indices-pass-gradients]
table.grad = None
F.embedding(ids, table).sum().backward()
by_embedding = table.grad.clone()
table.grad = None
table[ids].sum().backward()
assert by_embedding.equal(table.grad)
assert table.grad[:, 0].tolist() == [0, 1, 0, 2]
assert not ids.requires_grad and ids.grad is None

import warnings

rows = torch.tensor([0, 1, 1, 1])
for d in (torch.int64, torch.int32):
    assert table[rows.to(d)].equal(table[rows])
    picked = F.embedding(rows.to(d), table)
    assert picked.equal(table[rows])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert table[rows.byte()].equal(table[rows.bool()])
    assert table[rows.byte()].shape == (3, 2)
for d in (torch.int8, torch.int16):
    try:
        table[rows.to(d)]
        message = ""
    except IndexError as error:
        message = str(error)
    assert "must be long, int, byte or bool" in message
# --8<-- [end:indices-pass-gradients]

# --8<-- [start:labels-stay-integer]
(grad,) = torch.autograd.grad(
    F.cross_entropy(table[ids], labels), table
)
assert grad[3].tolist() != [0, 0]
for wrong in (labels.float(), labels.int()):
    message = ""
    try:
        F.cross_entropy(table[ids], wrong)
    except RuntimeError as error:
        message = str(error)
    assert message.startswith("expected target dtype")
# --8<-- [end:labels-stay-integer]

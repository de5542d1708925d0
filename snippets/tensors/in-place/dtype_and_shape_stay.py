# --8<-- [start:show]
import torch

counts = torch.tensor([1, 2])
row = torch.ones(3)

for change in (
    lambda: counts.add_(0.5),
    lambda: counts.div_(2),
    lambda: row.add_(torch.ones(2, 3)),
):
    try:
        change()
    except RuntimeError as error:
        print(error)

print(counts + 0.5, counts / 2)
print((row + torch.ones(2, 3)).shape)

counts[0] = 9.9
print(counts)
# --8<-- [end:show]

# --8<-- [start:kind-cannot-rise]
for t, other, word in (
    (torch.ones(1), 1j, "ComplexFloat"),
    (torch.tensor([True]), 1, "Long"),
    (torch.tensor([1]), 0.5, "Float"),
    (torch.tensor(1), torch.tensor(0.5), "Float"),
):
    message = ""
    try:
        t += other
    except RuntimeError as error:
        message = str(error)
    start = f"result type {word} can't be cast"
    assert message.startswith(start)
# --8<-- [end:kind-cannot-rise]

# --8<-- [start:width-is-silent]
small = torch.tensor([250], dtype=torch.uint8)
small += torch.tensor([10])
assert small.dtype == torch.uint8
assert small.item() == 4
half = torch.ones(1, dtype=torch.float16)
half += torch.tensor([70000.0])
assert half.dtype == torch.float16
assert half.item() == float("inf")
# --8<-- [end:width-is-silent]

# --8<-- [start:assignment-truncates]
counts[0] = 9.9
assert counts.tolist() == [9, 2]
assert counts.fill_(9.9).tolist() == [9, 9]
counts.zero_()
assert counts.copy_(torch.tensor(9.9)).eq(9).all()
# --8<-- [end:assignment-truncates]

# --8<-- [start:only-the-other-is-stretched]
table = torch.ones(2, 3)
table += torch.ones(3)
assert table.eq(2).all()
for t in (torch.ones(1), torch.tensor(1.0)):
    message = ""
    try:
        t += torch.ones(3)
    except RuntimeError as error:
        message = str(error)
    assert "doesn't match the broadcast" in message
# --8<-- [end:only-the-other-is-stretched]

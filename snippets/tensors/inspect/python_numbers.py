# --8<-- [start:show]
import torch

loss = torch.tensor(0.25)
table = torch.tensor([[1, 2], [3, 4]])

print(loss.item(), type(loss.item()).__name__)
print(table.tolist())
print(table[1, 0].item())
print(f"loss {loss:.2f}")
print(torch.tensor(0.1).item())
# --8<-- [end:show]

# --8<-- [start:item-of-one-element]
assert torch.ones(1, 1).item() == 1.0
assert type(torch.tensor(2.0).item()) is float
assert type(torch.tensor(2).item()) is int
assert type(torch.tensor(True).item()) is bool
# --8<-- [end:item-of-one-element]

# --8<-- [start:tolist-of-all]
assert table.tolist() == [[1, 2], [3, 4]]
assert type(table.tolist()[0][0]) is int
assert loss.tolist() == 0.25
assert torch.zeros(0).tolist() == []
# --8<-- [end:tolist-of-all]

# --8<-- [start:list-keeps-tensors]
for element in list(table[0]) + list(table):
    assert isinstance(element, torch.Tensor)
# --8<-- [end:list-keeps-tensors]

# --8<-- [start:float32-of-a-tenth]
assert torch.tensor(0.1).item() != 0.1
assert str(torch.tensor(0.1)) == "tensor(0.1000)"
shown = str(torch.tensor(0.1).item())
assert shown == "0.10000000149011612"
double = torch.tensor(0.1, dtype=torch.float64)
assert double.item() == 0.1
# --8<-- [end:float32-of-a-tenth]

# --8<-- [start:float-warns-item-does-not]
import warnings

w = torch.tensor(2.0, requires_grad=True)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert w.item() == 2.0
    assert caught == []
    assert float(w) == 2.0
    assert float(w) == 2.0
assert len(caught) == 1
message = str(caught[0].message)
assert message.startswith(
    "Converting a tensor with requires_grad=True "
    "to a scalar may lead to unexpected behavior"
)
# --8<-- [end:float-warns-item-does-not]

# --8<-- [start:format-of-0-d-only]
assert f"{loss:.2f}" == "0.25"
message = ""
try:
    f"{torch.ones(1):.2f}"
except TypeError as e:
    message = str(e)
assert "unsupported format string" in message
# --8<-- [end:format-of-0-d-only]

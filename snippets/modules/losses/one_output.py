# --8<-- [start:show]
import torch
from torch import nn

logits = torch.tensor([[-2.0], [1.0], [3.0]], requires_grad=True)
labels = torch.tensor([[0.0], [1.0], [0.0]])

for loss_fn in nn.CrossEntropyLoss(), nn.BCEWithLogitsLoss():
    loss = loss_fn(logits, labels)
    (grad,) = torch.autograd.grad(loss, logits)
    print(f"{abs(loss):.3f}", [f"{abs(g):.2f}" for g in grad.flatten()])
# --8<-- [end:show]

# --8<-- [start:one-class-is-certain]
assert logits.softmax(1).eq(1).all()
text, integers = "", torch.tensor([0, 1, 0])
try:
    nn.CrossEntropyLoss()(logits, integers)
except IndexError as e:
    text = str(e)
assert text == "Target 1 is out of bounds."
# --8<-- [end:one-class-is-certain]

# --8<-- [start:column-against-row]
import warnings

row, text = labels.squeeze(1), ""
for name in [
    "MSELoss",
    "L1Loss",
    "SmoothL1Loss",
    "HuberLoss",
    "PoissonNLLLoss",
]:
    with warnings.catch_warnings(record=True) as got:
        warnings.simplefilter("always")
        loss = getattr(nn, name)(reduction="none")
        assert loss(logits, row).shape == (3, 3)
    start = "Using a target size (torch.Size([3]))"
    for warning in got:
        assert str(warning.message).startswith(start)
    assert len(got) == (name != "PoissonNLLLoss")
try:
    nn.BCEWithLogitsLoss()(logits, row)
except ValueError as e:
    text = str(e)
assert text == (
    "Target size (torch.Size([3])) must be the same "
    "as input size (torch.Size([3, 1]))"
)
# --8<-- [end:column-against-row]

# --8<-- [start:two-outputs-same]
two = torch.cat([torch.zeros(3, 1), logits], dim=1)
by_index = labels.squeeze(1).long()
by_class = nn.CrossEntropyLoss()(two, by_index)
loss = nn.BCEWithLogitsLoss()(logits, labels)
assert torch.allclose(by_class, loss)
# --8<-- [end:two-outputs-same]

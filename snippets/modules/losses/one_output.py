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
# --8<-- [end:one-class-is-certain]

# --8<-- [start:two-outputs-same]
two = torch.cat([torch.zeros(3, 1), logits], dim=1)
by_index = labels.squeeze(1).long()
by_class = nn.CrossEntropyLoss()(two, by_index)
loss = nn.BCEWithLogitsLoss()(logits, labels)
assert torch.allclose(by_class, loss)
# --8<-- [end:two-outputs-same]

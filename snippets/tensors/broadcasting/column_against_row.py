# --8<-- [start:show]
import warnings
from textwrap import fill

import torch
import torch.nn.functional as F

target = torch.tensor([1.0, 2.0, 3.0, 4.0])  # shape (4,)
pred = target.unsqueeze(1)  # shape (4, 1), and every value is right

print("differences:", tuple((pred - target).shape))
print("loss:    ", ((pred - target) ** 2).mean().item())
print("accuracy:", (pred == target).float().mean().item())

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print("mse_loss:", F.mse_loss(pred, target).item())
print(fill(str(caught[0].message), 72))

pred = pred.squeeze(1)
print("loss:    ", ((pred - target) ** 2).mean().item())
print("accuracy:", (pred == target).float().mean().item())
# --8<-- [end:show]

# --8<-- [start:no-warning-by-hand]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    wrong = ((target[:, None] - target) ** 2).mean()
assert caught == []
assert wrong == 2.5
# --8<-- [end:no-warning-by-hand]

# --8<-- [start:these-warn]
four = [F.mse_loss, F.l1_loss, F.smooth_l1_loss]
four.append(F.huber_loss)
for loss in four:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert loss(target[:, None], target) > 0
    message = str(caught[0].message)
    assert message.startswith("Using a target size")
# --8<-- [end:these-warn]

# --8<-- [start:these-refuse]
logits, half = torch.zeros(4, 1), torch.full((4,), 0.5)
message = ""
try:
    F.binary_cross_entropy_with_logits(logits, half)
except ValueError as error:
    message = str(error)
assert message == (
    "Target size (torch.Size([4])) must be the same "
    "as input size (torch.Size([4, 1]))"
)
message = ""
try:
    F.binary_cross_entropy(logits.sigmoid(), half)
except ValueError as error:
    message = str(error)
assert "different to the input size" in message
# --8<-- [end:these-refuse]

# --8<-- [start:these-are-silent]
def warned(loss, p):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        value = loss(p, target)
    return value, [str(w.message) for w in caught]


for loss in (F.poisson_nll_loss, F.kl_div):
    wrong, messages = warned(loss, target[:, None])
    right, same_messages = warned(loss, target)
    assert not wrong.isclose(right)
    assert messages == same_messages
    assert "torch.Size" not in "".join(messages)
# --8<-- [end:these-are-silent]

# --8<-- [start:squeeze-drops-the-batch]
one = torch.zeros(1, 1)
assert one.squeeze().shape == ()
assert one.squeeze(1).shape == (1,)
# --8<-- [end:squeeze-drops-the-batch]

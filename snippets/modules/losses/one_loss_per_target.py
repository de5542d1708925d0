# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
outputs = torch.randn(4, 3)  # straight from a Linear layer

numbers = torch.randn(4, 3)
loss = nn.MSELoss()(outputs, numbers)
print(f"MSELoss           {loss:.3f}")

class_of_each = torch.tensor([0, 2, 1, 0])
loss = nn.CrossEntropyLoss()(outputs, class_of_each)
print(f"CrossEntropyLoss  {loss:.3f}")

yes_or_no = torch.tensor([[1.0, 0, 1], [0, 0, 0], [1, 1, 1], [0, 1, 0]])
loss = nn.BCEWithLogitsLoss()(outputs, yes_or_no)
print(f"BCEWithLogitsLoss {loss:.3f}")
# --8<-- [end:show]

# --8<-- [start:softmax-inside]
picked = outputs.softmax(1)[range(4), class_of_each]
by_hand = -picked.log().mean()
loss = nn.CrossEntropyLoss()(outputs, class_of_each)
assert torch.allclose(loss, by_hand)
# --8<-- [end:softmax-inside]

# --8<-- [start:sigmoid-inside]
loss = nn.BCEWithLogitsLoss()(outputs, yes_or_no)
p = outputs.sigmoid()
assert torch.allclose(loss, nn.BCELoss()(p, yes_or_no))
# --8<-- [end:sigmoid-inside]

# --8<-- [start:row-number]
for shape in [(4,), (4, 3), (4, 3, 2)]:
    x, y = torch.randn(2, *shape)
    by_hand = (x - y).square().mean()
    assert torch.allclose(nn.MSELoss()(x, y), by_hand)
# --8<-- [end:row-number]

# --8<-- [start:row-outliers]
off = torch.tensor([0.5, 10.0])
at = torch.zeros(2)
none = "none"
l1 = nn.L1Loss(reduction=none)(off, at)
huber = nn.HuberLoss(reduction=none)(off, at)
smooth = nn.SmoothL1Loss(reduction=none)(off, at)
assert l1.tolist() == [0.5, 10]
assert huber.tolist() == [0.5**2 / 2, 10 - 0.5]
assert smooth.equal(huber)
# --8<-- [end:row-outliers]

# --8<-- [start:huber-is-scaled]
x, y = torch.randn(2, 100)
huber = nn.HuberLoss(delta=3.0)(x, y)
smooth = nn.SmoothL1Loss(beta=3.0)(x, y)
assert torch.allclose(huber, 3 * smooth)
# --8<-- [end:huber-is-scaled]

# --8<-- [start:row-one-class]
loss = nn.CrossEntropyLoss()
assert loss(torch.randn(4, 3), class_of_each).ndim == 0
one = loss(outputs[0], class_of_each[0])
assert one.equal(loss(outputs[:1], class_of_each[:1]))
# --8<-- [end:row-one-class]

# --8<-- [start:row-class-per-pixel]
x = torch.randn(2, 3, 8, 6)
y = torch.randint(3, (2, 8, 6))
last = x.permute(0, 2, 3, 1).reshape(-1, 3)
flat = loss(last, y.reshape(-1))
assert torch.allclose(loss(x, y), flat)
# --8<-- [end:row-class-per-pixel]

# --8<-- [start:row-probabilities]
p = torch.tensor([[0.7, 0.2, 0.1]])
z = torch.randn(1, 3)
by_hand = -(p * z.log_softmax(1)).sum()
assert torch.allclose(loss(z, p), by_hand)
# --8<-- [end:row-probabilities]

# --8<-- [start:one-hot-same]
hot = nn.functional.one_hot(class_of_each, 3).float()
by_index = loss(outputs, class_of_each)
assert torch.allclose(loss(outputs, hot), by_index)
weighted = nn.CrossEntropyLoss(torch.arange(1.0, 4))
by_hot = weighted(outputs, hot)
by_index = weighted(outputs, class_of_each)
assert abs(by_hot - by_index) > 0.1
# --8<-- [end:one-hot-same]

# --8<-- [start:row-log-probabilities]
log_p = nn.LogSoftmax(dim=1)(outputs)
nll = nn.NLLLoss()(log_p, class_of_each)
assert torch.allclose(nll, loss(outputs, class_of_each))
# --8<-- [end:row-log-probabilities]

# --8<-- [start:row-yes-or-no]
for shape in [(4,), (4, 1), (4, 3)]:
    x = torch.zeros(shape)
    y = torch.ones(shape)
    loss = nn.BCEWithLogitsLoss()(x, y)
    assert torch.allclose(loss, torch.tensor(2.0).log())
# --8<-- [end:row-yes-or-no]

# --8<-- [start:row-bce]
p, y = torch.tensor([0.25]), torch.tensor([1.0])
loss = nn.BCELoss()(p, y)
assert torch.allclose(loss, -p.log())
# --8<-- [end:row-bce]

# --8<-- [start:target-range]
five, text = torch.tensor([5.0]), ""
two = torch.tensor([2.0])
assert nn.BCEWithLogitsLoss()(two, five) < -7
try:
    nn.BCELoss()(p, five)
except RuntimeError as e:
    text = str(e)
assert text.startswith("all elements of target")
# --8<-- [end:target-range]

# --8<-- [start:row-count]
x = torch.randn(4)
y = torch.tensor([0, 3, 1, 7])
by_hand = (x.exp() - y * x).mean()
loss = nn.PoissonNLLLoss()(x, y)
assert torch.allclose(loss, by_hand)
# --8<-- [end:row-count]

# --8<-- [start:row-distribution]
p, q = torch.rand(2, 4, 3).softmax(-1)
by_hand = (p * (p.log() - q.log())).sum() / 4
loss = nn.KLDivLoss(reduction="batchmean")
assert torch.allclose(loss(q.log(), p), by_hand)
# --8<-- [end:row-distribution]

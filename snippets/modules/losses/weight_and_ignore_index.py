# --8<-- [start:show]
import torch
import torch.nn.functional as F

logits = torch.tensor([[2.0, 0.0], [2.0, 0.0], [2.0, 0.0]])
labels = torch.tensor([0, 0, 1])
weight = torch.tensor([1.0, 4.0])  # one number a class

each = F.cross_entropy(logits, labels, reduction="none")
print([f"{loss:.3f}" for loss in each])
print(f"{F.cross_entropy(logits, labels):.3f}")
print(f"{F.cross_entropy(logits, labels, weight=weight):.3f}")

labels[2] = -100
print(f"{F.cross_entropy(logits, labels):.3f}")
# --8<-- [end:show]

# --8<-- [start:weighted-mean]
y = torch.tensor([0, 0, 1])
w = weight[y]
by_hand = (w * each).sum() / w.sum()
loss = F.cross_entropy(logits, y, weight=weight)
assert torch.allclose(loss, by_hand)
# --8<-- [end:weighted-mean]

# --8<-- [start:scale-free]
ten = F.cross_entropy(logits, y, weight=weight * 10)
assert torch.allclose(ten, loss)


def total(weight):
    return F.cross_entropy(
        logits, y, weight=weight, reduction="sum"
    )


ten = total(weight * 10)
assert torch.allclose(ten, 10 * total(weight))
# --8<-- [end:scale-free]

# --8<-- [start:weight-with-probabilities]
hot = F.one_hot(y, 2).float()
loss = F.cross_entropy(logits, hot, weight=weight)
assert torch.allclose(loss, (w * each).sum() / 3)
ten = F.cross_entropy(logits, hot, weight=weight * 10)
assert torch.allclose(ten, 10 * loss)
# --8<-- [end:weight-with-probabilities]

# --8<-- [start:weight-per-class]
text = ""
try:
    F.cross_entropy(logits, y, weight=torch.ones(3))
except RuntimeError as e:
    text = str(e)
assert "either for all 2 classes or no classes" in text
# --8<-- [end:weight-per-class]

# --8<-- [start:ignored-not-counted]
kept = each[:2].mean()
assert F.cross_entropy(logits, labels).equal(kept)
z = logits.clone().requires_grad_()
F.cross_entropy(z, labels).backward()
assert z.grad[2].tolist() == [0.0, 0.0]
bad = logits.clone()
bad[2] = torch.nan
bad.requires_grad_()
F.cross_entropy(bad, labels).backward()
assert bad.grad[2].isnan().all()
# --8<-- [end:ignored-not-counted]

# --8<-- [start:all-ignored]
nobody = torch.tensor([-100, -100, -100])
assert F.cross_entropy(logits, nobody).isnan()
total = F.cross_entropy(logits, nobody, reduction="sum")
assert total == 0
# --8<-- [end:all-ignored]

# --8<-- [start:pos-weight]
two = torch.zeros(2)
loss = F.binary_cross_entropy_with_logits(
    two,
    torch.tensor([1.0, 0.0]),
    pos_weight=torch.tensor(3.0),
    reduction="none",
)
assert torch.allclose(loss[0], 3 * loss[1])
# --8<-- [end:pos-weight]

# --8<-- [start:show]
import torch

right = torch.tensor([1, 1, 1, 1, 1, 1, 1, 1, 0.0])
batches = right.split(4)  # batches of 4, 4 and 1
means = torch.stack([batch.mean() for batch in batches])
print(f"mean of batch means {means.mean():.3f}")
print(f"sum over count      {right.sum() / len(right):.3f}")

labels = torch.tensor([[1, 2, 3, 2, 1], [2, -100, -100, -100, -100]])
guesses = torch.tensor([[1, 2, 3, 1, 2], [2, 1, 1, 1, 1]])
hits = guesses == labels
real = labels != -100
print(f"over the padded batch {hits.float().mean():.3f}")
print(f"over real tokens      {hits[real].float().mean():.3f}")
# --8<-- [end:show]

# --8<-- [start:last-batch-weighs-more]
assert abs(means.mean() - 2 / 3) < 1e-6
assert abs(right.mean() - 8 / 9) < 1e-6
equal = torch.stack([b.mean() for b in right.split(3)])
assert abs(equal.mean() - right.mean()) < 1e-6
# --8<-- [end:last-batch-weighs-more]

# --8<-- [start:padding-counts]
assert abs(hits.float().mean() - 4 / 10) < 1e-6
assert abs(hits[real].float().mean() - 4 / 6) < 1e-6
zeros = labels.clamp(min=0)
padded_well = torch.where(real, guesses, 0)
better = (padded_well == zeros).float().mean()
assert abs(better - 8 / 10) < 1e-6
# --8<-- [end:padding-counts]

# --8<-- [start:weigh-by-tokens]
from torch.nn.functional import cross_entropy as ce

z = torch.randn(2, 5, 4, generator=torch.manual_seed(0))
whole = ce(z.flatten(0, 1), labels.flatten())
rows = [ce(z[i], labels[i]) for i in range(2)]
n = real.sum(1)
by_token = (rows[0] * n[0] + rows[1] * n[1]) / n.sum()
by_row = (rows[0] + rows[1]) / 2
assert torch.allclose(by_token, whole)
assert (by_row - whole).abs() > 0.05
padding = torch.full((5,), -100)
assert (ce(z[0], padding) * 0).isnan()
# --8<-- [end:weigh-by-tokens]

# --8<-- [start:not-a-mean]
errors = torch.tensor([0.0, 0, 0, 0, 4, 4])
rmse = errors.square().mean().sqrt()
parts = errors.split(2)
each = [e.square().mean().sqrt() for e in parts]
assert len({len(p) for p in parts}) == 1
assert abs(torch.stack(each).mean() - 4 / 3) < 1e-6
assert abs(rmse - 2.3094) < 1e-4
total = sum(e.square().sum() for e in parts)
assert abs((total / len(errors)).sqrt() - rmse) < 1e-6
# --8<-- [end:not-a-mean]

# --8<-- [start:class-weights]
z = torch.tensor([[2.0, 0], [0, 1], [0, 3]])
y = torch.tensor([0, 0, 1])
w = torch.tensor([1.0, 9.0])
whole = ce(z, y, w)
a, b = ce(z[:2], y[:2], w), ce(z[2:], y[2:], w)
assert abs((2 * a + b) / 3 - whole) > 0.3
assert torch.allclose((2 * a + 9 * b) / 11, whole)
for ignore_index in (-100, -1):
    labels = torch.tensor([0, 1, ignore_index])
    each = ce(z, labels, w, None, ignore_index)
    by = w[labels[labels != ignore_index]].sum()
    assert by == 1 + 9
    total = ce(z[:2], labels[:2], w, reduction="sum")
    assert torch.allclose(each * by, total)
assert w[labels].sum() == 1 + 9 + 9
# --8<-- [end:class-weights]

# --8<-- [start:show]
import torch

torch.manual_seed(0)
a = torch.tensor([10, 20, 30, 40])
weights = torch.tensor([0.0, 1.0, 1.0, 8.0])

with_replacement = a[torch.randint(len(a), (6,))]
without = a[torch.randperm(len(a))[:3]]
weighted = a[torch.multinomial(weights, 6, replacement=True)]

print(with_replacement.shape, without.shape, weighted.shape)
try:
    torch.multinomial(weights, 6)
except RuntimeError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:uniform-choice]
drawn = a[torch.randint(len(a), (40_000,))]
values, counts = drawn.unique(return_counts=True)
assert values.equal(a)
assert ((counts - 10_000).abs() < 600).all()
# --8<-- [end:uniform-choice]

# --8<-- [start:without-replacement]
for _ in range(50):
    drawn = a[torch.randperm(len(a))[:3]]
    assert len(drawn.unique()) == 3
assert len(a[torch.randperm(len(a))[:9]]) == 4
# --8<-- [end:without-replacement]

# --8<-- [start:weights-need-not-sum-to-one]
index = torch.multinomial(weights, 40_000, True)
counts = index.bincount(minlength=4)
want = torch.tensor([0, 4000, 4000, 32_000])
assert counts[0] == 0
assert ((counts - want).abs() < 600).all()
# --8<-- [end:weights-need-not-sum-to-one]

# --8<-- [start:weights-it-takes]
for bad, words in [
    (torch.tensor([1, 2]), "floating-point dtypes"),
    (torch.tensor([-1.0, 2.0]), "element < 0"),
    (torch.zeros(2), "sum of probabilities <= 0"),
    (torch.tensor([1.0, torch.inf]), "either `inf`"),
    (torch.ones(2**24 + 1), "cannot exceed 2^24"),
]:
    message = ""
    try:
        torch.multinomial(bad, 1)
    except RuntimeError as error:
        message = str(error)
    assert words in message
assert len(torch.multinomial(torch.ones(2**24), 1)) == 1
only_one = torch.tensor([1.0, 0.0, 0.0])
drawn = torch.multinomial(only_one, 3)
assert drawn.sort().values.tolist() == [0, 1, 2]
# --8<-- [end:weights-it-takes]

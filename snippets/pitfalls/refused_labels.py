# --8<-- [start:show]
import torch
from torch.nn.functional import cross_entropy

logits = torch.zeros(4, 3)
labels = torch.tensor([0, 1, 2, 2])
pairs = [
    ("floats", labels.float(), lambda t: t.long()),
    ("column", labels[:, None], lambda t: t.squeeze(1)),
    ("from 1 to 3", labels + 1, lambda t: t - 1),
]
for name, bad, fix in pairs:
    try:
        print(name, cross_entropy(logits, bad))
    except (RuntimeError, IndexError) as error:
        print(f"{name}: {error}")
    print(f"  right: {cross_entropy(logits, fix(bad)):.3f}")
unused = torch.full((4,), -100)
print("every label ignored:", cross_entropy(logits, unused).item())
# --8<-- [end:show]


# --8<-- [start:labels-are-indices]
def answer(target):
    try:
        return cross_entropy(logits, target)
    except (RuntimeError, IndexError) as error:
        return f"{type(error).__name__}: {error}"


assert "Long or Byte, but got" in answer(labels.float())
assert "multi-target" in answer(labels[:, None])
last = answer(labels + 1)
assert last == "IndexError: Target 3 is out of bounds."
minus = answer(labels - 1)
assert minus.endswith("Target -1 is out of bounds.")
assert abs(answer(labels) - 1.0986) < 1e-3
assert answer(labels.byte()) == answer(labels)
assert "but got Int" in answer(labels.int())
# --8<-- [end:labels-are-indices]

# --8<-- [start:nothing-left-is-nan]
assert answer(torch.full((4,), -100)).isnan()
one_left = torch.tensor([-100, -100, -100, 2])
assert abs(answer(one_left) - 1.0986) < 1e-3
# --8<-- [end:nothing-left-is-nan]

# --8<-- [start:show]
import torch

a = torch.tensor([1, 2, 3])
b = torch.tensor([1, 5, 3])

try:
    if a == b:
        print("equal")
except RuntimeError as error:
    print(error)

print(a == b)
print(torch.equal(a, b), (a == b).all().item(), (a == b).any().item())
print((a > 1) & (b < 5))
# --8<-- [end:show]

# --8<-- [start:one-element-has-a-truth]
assert torch.ones(1, 1) and torch.tensor(5)
assert not torch.zeros(1)
message = ""
try:
    bool(torch.ones(0))
except RuntimeError as e:
    message = str(e)
assert message == (
    "Boolean value of Tensor with "
    "no values is ambiguous"
)
# --8<-- [end:one-element-has-a-truth]

# --8<-- [start:and-or-not-ask-too]
for ask in (
    lambda: (a > 1) and (b < 5),
    lambda: (a > 1) or (b < 5),
    lambda: not (a > 1),
    lambda: 0 < a < 3,
    lambda: max(a, b),
    lambda: a in [b, b],
    lambda: 1 if a == b else 0,
    lambda: 1 if a > 1 else 0,
    lambda: 1 if a else 0,
    lambda: a > 1 & b < 5,
):
    message = ""
    try:
        ask()
    except RuntimeError as e:
        message = str(e)
    assert "more than one value is ambiguous" in message
# --8<-- [end:and-or-not-ask-too]

# --8<-- [start:equal-all-any]
assert torch.equal(a, a.clone())
assert not torch.equal(a, b)
assert not (a == b).all() and (a == b).any()
assert not torch.equal(torch.ones(2), torch.ones(1))
assert (torch.ones(2) == torch.ones(1)).all()
assert torch.allclose(torch.ones(2), torch.ones(1))
assert torch.equal(a, a.double())
assert (a > 0).all() and not (a > 1).all()
assert (a > 1).any() and not (a > 3).any()
assert not torch.equal(a, a.double() + 1e-9)
assert torch.allclose(a.double(), a.double() + 1e-9)
# --8<-- [end:equal-all-any]

# --8<-- [start:bitwise-for-masks]
both = (a > 1) & (b < 5)
assert both.tolist() == [False, False, True]
either = (a > 2) | (b < 5)
assert either.tolist() == [True, False, True]
assert (~(a > 1)).tolist() == [True, False, False]
between = (0 < a) & (a < 3)
assert between.tolist() == [True, True, False]
# --8<-- [end:bitwise-for-masks]

# --8<-- [start:tilde-flips-bits]
assert (~torch.tensor([True])).tolist() == [False]
assert (~torch.tensor([1, 0])).tolist() == [-2, -1]
byte = torch.tensor([1, 0], dtype=torch.uint8)
assert (~byte).tolist() == [254, 255]
# --8<-- [end:tilde-flips-bits]

# --8<-- [start:allclose-wants-one-dtype]
x = torch.ones(2)
for other, words in [
    (x.double(), "Float did not match Double"),
    (x.half(), "Float did not match Half"),
    (x.long(), "Float did not match Long"),
]:
    message = ""
    try:
        torch.allclose(x, other)
    except RuntimeError as e:
        message = str(e)
    assert words in message
    assert torch.allclose(x, other.float())
    assert torch.equal(x, other)
# --8<-- [end:allclose-wants-one-dtype]

# --8<-- [start:elementwise-max-and-identity]
assert torch.maximum(a, b).tolist() == [1, 5, 3]
same = [a is x for x in (b, a)]
assert same == [False, True]
same = [torch.equal(a, x) for x in (b, a.clone())]
assert same == [False, True]


def keep(x, mask=None):
    return x * mask if mask is not None else x


assert keep(a, a > 1).tolist() == [0, 2, 3]
assert keep(a).tolist() == [1, 2, 3]
# --8<-- [end:elementwise-max-and-identity]

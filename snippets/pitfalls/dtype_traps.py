# --8<-- [start:show]
import torch


def compare(name, wrong, right):
    print(f"{name}: wrong {wrong}, right {right}")


pixel = torch.tensor([250], dtype=torch.uint8)
compare("uint8 250 + 10", (pixel + 10)[0], (pixel.int() + 10)[0])

count = torch.tensor(2.0**24)  # in float32
compare("16777216 + 1", f"{count + 1:.0f}", count.long() + 1)

ones = torch.ones(70000, dtype=torch.float16)
right = ones.sum(dtype=torch.float32)
compare("float16 sum of 70000 ones", ones.sum(), right)

compare("the number 3", torch.Tensor(3).shape, torch.tensor(3))
# --8<-- [end:show]

# --8<-- [start:four-silent-ones]
assert (pixel + 10).item() == 4
assert (pixel.int() + 10).item() == 260
assert (count + 1 == count).item()
assert (count.long() + 1).item() == 16_777_217
assert (count.double() + 1).item() == 16_777_217
assert ones.sum().isinf()
assert ones.sum().dtype == torch.float16
assert ones.sum(dtype=torch.float32).item() == 70_000
assert torch.Tensor(3).shape == (3,)
assert torch.tensor(3).shape == ()
# --8<-- [end:four-silent-ones]


# --8<-- [start:integers-refuse-fractions]
def refusal(f):
    try:
        return f(torch.tensor([1, 2]))
    except RuntimeError as error:
        return str(error)


def half(n):
    n *= 0.5
    return n


assert refusal(half) == (
    "result type Float can't be cast to "
    "the desired output type Long")
assert refusal(torch.mean).startswith(
    "mean(): could not infer output dtype.")
assert refusal(lambda n: n.float().mean()) == 1.5
assert refusal(lambda n: half(n.float()))[0] == 0.5
# --8<-- [end:integers-refuse-fractions]

# --8<-- [start:show]
import textwrap

import torch
from torch.func import vmap

x = torch.tensor([-1.0, 2.0])
attempts = {
    "if": lambda x: x if x > 0 else -x,
    ".item()": lambda x: x * x.item(),
    "boolean mask": lambda x: x[x > 0].sum(),
    "not a tensor": lambda x: x.ndim,
}
for name, function in attempts.items():
    try:
        vmap(function)(x)
    except (RuntimeError, ValueError) as error:
        text = str(error).split(" If error is")[0]
        print(textwrap.fill(f"{name}: {text}", 72), end="\n\n")

print(vmap(lambda x: torch.where(x > 0, x, -x))(x))
print(vmap(lambda x: x * x)(x))
print(vmap(lambda x: torch.where(x > 0, x, 0).sum())(x))
print(vmap(lambda x: (x, x.ndim), out_dims=(0, None))(x))
# --8<-- [end:show]

# --8<-- [start:fixes-are-right]
absolute = vmap(lambda x: torch.where(x > 0, x, -x))
assert absolute(x).equal(x.abs())
pairs = torch.tensor([[-1.0, 2.0], [3.0, 4.0]])
masked = vmap(lambda x: torch.where(x > 0, x, 0).sum())
expected = [p[p > 0].sum().item() for p in pairs]
assert masked(pairs).tolist() == expected == [2, 7]
assert vmap(lambda x: x * x)(x).tolist() == [1, 4]
pair = vmap(lambda x: (x, x.ndim), out_dims=(0, None))
assert pair(x)[0].equal(x) and pair(x)[1] == 0
# --8<-- [end:fixes-are-right]

# --8<-- [start:hidden-item-calls]
def message(function, x):
    try:
        vmap(function)(x)
    except RuntimeError as error:
        return str(error)

for convert in (float, int, lambda x: [0][x]):
    text = message(convert, torch.tensor([0, 0]))
    assert "you're calling .item() on a Tensor" in text
index, row = torch.tensor([2, 0]), torch.arange(3.0)
assert vmap(lambda i: row[i])(index).tolist() == [2, 0]

from torch.func import grad

text = message(grad(lambda x: x.item() * x), x)
assert text.startswith(
    "vmap: It looks like you're either (1) calling"
    " .item() on a Tensor or (2) attempting to use"
)
# --8<-- [end:hidden-item-calls]

# --8<-- [start:in-place-into-unbatched]
def fill(x):
    out = torch.zeros(2)
    out[0] = x
    return out

assert (
    "vmap: inplace arithmetic(self, *extra_args) is "
    "not possible" in message(fill, x)
)

def add_to(x):
    out = torch.zeros(2)
    out += x
    return out

rows = torch.rand(3, 2)
assert message(add_to, rows) == (
    "output with shape [2] doesn't match the "
    "broadcast shape [3, 2]"
)

def fill_batched(x):
    out = x.new_zeros(2)
    out[0] = x
    return out

expected = [[-1, 0], [2, 0]]
assert vmap(fill_batched)(x).tolist() == expected

def add_batched(x):
    out = torch.zeros_like(x)
    out += x
    return out

assert vmap(add_batched)(rows).equal(rows)
# --8<-- [end:in-place-into-unbatched]

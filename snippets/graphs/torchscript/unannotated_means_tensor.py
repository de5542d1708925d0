# --8<-- [start:show]
import textwrap
import warnings

import torch

warnings.simplefilter("ignore", DeprecationWarning)


def bare(x, n):
    return x.repeat(n)


def annotated(x, n: int):
    return x.repeat(n)


try:
    torch.jit.script(bare)(torch.ones(2), 3)
except RuntimeError as error:
    for line in str(error).strip().splitlines()[:2]:
        print(textwrap.fill(line, 72))
print(torch.jit.script(annotated)(torch.ones(2), 3))
# --8<-- [end:show]

# --8<-- [start:inferred-type]
def types(function):
    schema = torch.jit.script(function).schema
    return [str(a.type) for a in schema.arguments]

assert types(bare) == ["Tensor", "Tensor"]
assert types(annotated) == ["Tensor", "int"]
# --8<-- [end:inferred-type]

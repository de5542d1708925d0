# --8<-- [start:show]
import re
import textwrap
import warnings

import torch


def with_try(x):
    try:
        return x + 1
    except RuntimeError:
        return x


def with_args(*xs):
    return xs[0] + 1


def with_default(x, n=1):
    return x + n


exec("def no_source(x): return x + 1", made := {"__name__": "made"})
warnings.simplefilter("ignore", DeprecationWarning)
for function in (with_try, with_args, with_default, made["no_source"]):
    try:
        torch.jit.script(function)
    except Exception as error:
        message = re.sub(" at 0x[0-9a-f]+", "", str(error))
        print(textwrap.fill(message.strip().split("\n")[0], 72))
# --8<-- [end:show]

# --8<-- [start:compile-accepts-them]
ones = torch.ones(2)
options = {"backend": "eager", "fullgraph": True}
functions = (
    with_try, with_args, with_default, made["no_source"]
)
for f in functions:
    assert torch.compile(f, **options)(ones).sum() == 4
    traced = torch.jit.trace(f, torch.zeros(2))
    assert traced(ones).sum() == 4
# --8<-- [end:compile-accepts-them]

# --8<-- [start:unannotated-means-tensor]
def bare(x, n):
    return x.repeat(n)
def annotated(x, n: int = 3):
    return x.repeat(n)
def types(function):
    schema = torch.jit.script(function).schema
    return [str(a.type) for a in schema.arguments]

assert types(bare) == ["Tensor", "Tensor"]
assert types(annotated) == ["Tensor", "int"]
assert torch.jit.script(annotated)(ones).numel() == 6
message = ""
try:
    torch.jit.script(bare)(ones, 3)
except RuntimeError as error:
    message = str(error)
assert "Inferred 'n' to be of type 'Tensor'" in message
# --8<-- [end:unannotated-means-tensor]

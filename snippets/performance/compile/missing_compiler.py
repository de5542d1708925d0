# --8<-- [start:show]
import textwrap

import torch
from torch._inductor import config


def double(x):
    return 2 * x


x = torch.ones(3)
with config.patch({"cpp.cxx": (None, "no-such-compiler")}):
    try:
        torch.compile(double)(x)
    except torch._inductor.exc.InductorError as error:
        first_line = str(error).splitlines()[0]
        print(textwrap.fill(first_line, 72))

torch._dynamo.reset()
print(torch.compile(double, backend="eager")(x))
# --8<-- [end:show]

# --8<-- [start:needs-a-compiler]
message, nothing = "", {"cpp.cxx": (None, "no-such")}
with config.patch(nothing):
    try:
        torch.compile(lambda x: x.tan())(x)
    except Exception as error:
        message = str(error)
    torch._dynamo.reset()
    eager = torch.compile(double, backend="eager")
    assert eager(x).equal(2 * x)  # without a compiler
assert message.startswith("InvalidCxxCompiler")
# --8<-- [end:needs-a-compiler]

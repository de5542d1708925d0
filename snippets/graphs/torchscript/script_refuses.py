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


made = {"__name__": "made_at_run_time"}
exec("def no_source(x): return x + 1", made)
warnings.simplefilter("ignore", DeprecationWarning)
for function in (with_try, with_args, made["no_source"]):
    try:
        torch.jit.script(function)
    except Exception as error:
        message = re.sub(" at 0x[0-9a-f]+", "", str(error))
        print(textwrap.fill(message.split("\n")[0], 72))
# --8<-- [end:show]

# --8<-- [start:compile-accepts-them]
ones = torch.ones(2)
options = {"backend": "eager", "fullgraph": True}
for f in (with_try, with_args, made["no_source"]):
    assert torch.compile(f, **options)(ones).sum() == 4
# --8<-- [end:compile-accepts-them]

# --8<-- [start:trace-accepts-them]
for f in (with_try, with_args, made["no_source"]):
    traced = torch.jit.trace(f, torch.zeros(2))
    assert traced(ones).sum() == 4
# --8<-- [end:trace-accepts-them]

# --8<-- [start:script-needs-source]
import inspect

message = ""
try:
    inspect.getsource(made["no_source"])
except OSError as error:
    message = str(error)
assert message == "could not get source code"
# --8<-- [end:script-needs-source]

# --8<-- [start:show]
import contextlib
import io
import logging
import textwrap

import torch
from torch.export import export


class Branch(torch.nn.Module):
    def forward(self, x):
        return x * 2 if x.sum() > 0 else x * 3


class Cond(torch.nn.Module):
    def forward(self, x):
        double, triple = lambda x: x * 2, lambda x: x * 3
        return torch.cond(x.sum() > 0, double, triple, (x,))


torch._logging.set_logs(dynamic=logging.ERROR)
with contextlib.redirect_stderr(io.StringIO()):  # the graph so far
    try:
        export(Branch(), (torch.ones(2),))
    except RuntimeError as error:
        print(textwrap.fill(str(error).splitlines()[0], 60))
run = export(Cond(), (torch.ones(2),)).module()
print(run(torch.ones(2)), run(-torch.ones(2)))
# --8<-- [end:show]

# --8<-- [start:cond-keeps-both]
class Where(torch.nn.Module):
    def forward(self, x):
        return torch.where(x.sum() > 0, x * 2, x * 3)

where = export(Where(), (torch.ones(2),)).module()
for x in (torch.ones(2), -torch.ones(2)):
    assert run(x).equal(Branch()(x))
    assert where(x).equal(Branch()(x))
# The strict mode refuses the same branch.
message = ""
logging.disable()
with contextlib.redirect_stderr(io.StringIO()):
    try:
        export(Branch(), (torch.ones(2),), strict=True)
    except torch._dynamo.exc.Unsupported as error:
        message = str(error)
assert message.startswith("Data-dependent branching")
# --8<-- [end:cond-keeps-both]

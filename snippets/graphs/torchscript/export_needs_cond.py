# --8<-- [start:show]
import contextlib
import io
import logging
import textwrap

import torch


class Branch(torch.nn.Module):
    def forward(self, x):
        return x if x.sum() > 0 else 0.5 * x


class Cond(torch.nn.Module):
    def forward(self, x):
        keep, halve = lambda x: x.clone(), lambda x: 0.5 * x
        return torch.cond(x.sum() > 0, keep, halve, (x,))


torch._logging.set_logs(dynamic=logging.ERROR)
with contextlib.redirect_stderr(io.StringIO()):  # the graph so far
    try:
        torch.export.export(Branch(), (torch.ones(2),))
    except RuntimeError as error:
        print(textwrap.fill(str(error).splitlines()[0], 72))
program = torch.export.export(Cond(), (torch.ones(2),))
print(program.module()(torch.tensor([-10.0, -20.0])))
# --8<-- [end:show]

# --8<-- [start:cond-keeps-both]
file = io.BytesIO()
torch.export.save(program, file)
file.seek(0)
loaded = torch.export.load(file).module()
for x in (torch.ones(2), -torch.ones(2)):
    assert program.module()(x).equal(Branch()(x))
    assert loaded(x).equal(Branch()(x))
# --8<-- [end:cond-keeps-both]

# --8<-- [start:no-branch-returns-its-input]
class Alias(torch.nn.Module):
    def forward(self, x):
        def keep(x):
            return x
        def halve(x):
            return 0.5 * x
        positive = x.sum() > 0
        return torch.cond(positive, keep, halve, (x,))

message = ""
try:
    torch.export.export(Alias(), (torch.ones(2),))
except RuntimeError as error:
    message = str(error)
assert "Encountered aliasing during" in message
# --8<-- [end:no-branch-returns-its-input]

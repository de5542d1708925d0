# --8<-- [start:show]
import torch


class Repeat(torch.nn.Module):
    def forward(self, x, steps):
        for _ in range(steps):
            x = x.sin()
        return x


x = torch.ones(2)
program = torch.export.export(Repeat(), (x, 3))
for node in program.graph.nodes:
    print(node.op, node.target)

try:
    program.module()(x, 5)
except AssertionError as error:
    print(str(error).split("\n")[0])
# --8<-- [end:show]

# --8<-- [start:export-unrolls]
targets = [n.target for n in program.graph.nodes]
assert targets.count(torch.ops.aten.sin.default) == 3
right = x.sin().sin().sin()
assert program.module()(x, 3).equal(right)
# --8<-- [end:export-unrolls]

# --8<-- [start:export-refuses-other-steps]
for steps in (1, 2, 4):
    try:
        program.module()(x, steps)
        said = ""
    except AssertionError as error:
        said = str(error)
    assert said.startswith("Guard failed: steps == 3")


class AddUp(torch.nn.Module):
    def forward(self, rows):
        return sum(rows[i] for i in range(len(rows)))


of_two = torch.export.export(AddUp(), (x,)).module()
assert of_two(x) == 2
try:
    of_two(torch.ones(5))
    said = ""
except AssertionError as error:
    said = str(error)
assert said.startswith("Guard failed: rows.size()[0]")
# --8<-- [end:export-refuses-other-steps]

# --8<-- [start:export-refuses-branches]
class Branch(torch.nn.Module):
    def forward(self, x):
        return x.sin() if x.sum() > 0 else x.exp()


import contextlib
import io
import logging

torch._logging.set_logs(dynamic=logging.ERROR)
said = ""
with contextlib.redirect_stderr(io.StringIO()):
    try:
        torch.export.export(Branch(), (x,))
    except RuntimeError as error:
        said = str(error)
assert said.startswith(
    "Could not guard on data-dependent expression"
)
# --8<-- [end:export-refuses-branches]

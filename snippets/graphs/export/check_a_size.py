# --8<-- [start:show]
import torch
from torch.export import export


class First(torch.nn.Module):
    def forward(self, x, n):
        n = n.item()
        torch._check(n <= x.shape[0])  # not: if n > x.shape[0]
        return x[:n]


x = torch.arange(4)
run = export(First(), (x, torch.tensor(2))).module()
print(run(x, torch.tensor(3)))
try:
    run(x, torch.tensor(9))
except RuntimeError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:checked-when-it-runs]
import contextlib
import io
import logging

for size in range(5):
    rows = run(x, torch.tensor(size))
    assert rows.equal(x[:size])

class Raise(torch.nn.Module):
    def forward(self, x, n):
        n = n.item()
        if n > x.shape[0]:
            raise ValueError("too few rows")
        return x[:n]

class Loop(torch.nn.Module):
    def forward(self, x, n):
        for i in range(n.item()):
            x = x + i
        return x

def export_and_run_with_nine(model):
    two, nine = torch.tensor(2), torch.tensor(9)
    try:
        export(model, (x, two)).module()(x, nine)
    except RuntimeError as error:
        return str(error)

logging.disable()
with contextlib.redirect_stderr(io.StringIO()):
    message = export_and_run_with_nine(Raise())
    loop_message = export_and_run_with_nine(Loop())
assert message.startswith("Could not guard on data-dep")
start = "Could not extract specialized integer"
assert loop_message.startswith(start)
message = export_and_run_with_nine(First())
assert message.startswith("Runtime assertion failed")
# --8<-- [end:checked-when-it-runs]

# --8<-- [start:slices-need-no-check]
class Slice(torch.nn.Module):
    def forward(self, x, n):
        return x[: n.item()], torch.zeros(n.item())

run = export(Slice(), (x, torch.tensor(2))).module()
rows, zeros = run(x, torch.tensor(3))
assert rows.equal(x[:3]) and zeros.shape == (3,)
# --8<-- [end:slices-need-no-check]

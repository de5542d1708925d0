# --8<-- [start:show]
import torch
from torch.export import Dim, export

model, batch = torch.nn.Linear(3, 2), torch.ones(4, 3)
rows = Dim("rows", max=8)
for dim in (Dim.STATIC, Dim.DYNAMIC, rows):
    shapes = {"input": {0: dim}}
    program = export(model, (batch,), dynamic_shapes=shapes)
    run = program.module()
    for n in (5, 9):
        try:
            print(n, "rows ->", tuple(run(torch.ones(n, 3)).shape))
        except AssertionError as error:
            print(error)
# --8<-- [end:show]

# --8<-- [start:sizes-are-constants]
message, fixed = "", export(model, (batch,)).module()
assert fixed(batch).shape == (4, 2)
try:
    fixed(torch.ones(5, 3))
except AssertionError as error:
    message = str(error)
assert message == "Guard failed: input.size()[0] == 4"
# --8<-- [end:sizes-are-constants]

# --8<-- [start:dynamic-takes-any]
shapes = {"input": {0: Dim.DYNAMIC}}
free = export(model, (batch,), dynamic_shapes=shapes)
for n in (0, 1, 2, 3, 1000):
    x = torch.randn(n, 3)
    assert free.module()(x).allclose(model(x))

class Add(torch.nn.Module):
    def forward(self, x, y):
        return x + y

def adds(other, **dims):
    try:
        run = export(
            Add(), (batch, other), dynamic_shapes=dims
        ).module()
    except RuntimeError as error:
        return str(error)
    x = torch.ones(7, 3)
    return run(x, x if dims["y"] else other).shape

vary, four_rows = {0: Dim.DYNAMIC}, batch.clone()
one_row = torch.ones(1, 3)
message = adds(one_row, x=vary)
assert "top-level keys must be the arg" in message
assert adds(one_row, x=vary, y=None) == (7, 3)
a, b = {0: Dim("a")}, {0: Dim("b")}
message = adds(four_rows, x=a, y=b)
assert "must always be equal" in message
assert adds(four_rows, x=a, y=a) == (7, 3)
assert adds(four_rows, x=vary, y=vary) == (7, 3)
# --8<-- [end:dynamic-takes-any]

# --8<-- [start:range-is-checked]
def takes(minimum, maximum):
    dim = Dim("rows", min=minimum, max=maximum)
    shapes = {"input": {0: dim}}
    run = export(
        model, (batch,), dynamic_shapes=shapes
    ).module()
    accepted = []
    for n in range(10):
        try:
            run(torch.ones(n, 3))
            accepted.append(n)
        except AssertionError:
            pass
    return accepted

assert takes(3, 8) == [3, 4, 5, 6, 7, 8]
for minimum in (1, 2):
    assert takes(minimum, 8) == list(range(9))
# --8<-- [end:range-is-checked]

# --8<-- [start:auto-or-dynamic]
class Loop(torch.nn.Module):
    def forward(self, x):
        for row in range(len(x)):
            x = x + row
        return x

def loop(dim):
    shapes = {"x": {0: dim}}
    return export(
        Loop(), (batch,), dynamic_shapes=shapes
    ).module()

message = ""
try:
    loop(Dim.DYNAMIC)
except RuntimeError as error:
    message = str(error)
assert "your code specialized it to be a" in message
message, run = "", loop(Dim.AUTO)  # no error here
try:
    run(torch.ones(5, 3))
except AssertionError as error:
    message = str(error)
assert message == "Guard failed: x.size()[0] == 4"
# --8<-- [end:auto-or-dynamic]

# --8<-- [start:values-are-constants]
class Pick(torch.nn.Module):
    def forward(self, x, k, name):
        return x * k if name == "double" else x

run = export(Pick(), (batch, 2, "double")).module()
assert run(batch, 2, "double").equal(2 * batch)
messages = []
for k, name in ((3, "double"), (2, "same")):
    try:
        run(batch, k, name)
    except AssertionError as error:
        messages.append(str(error))
assert messages[0] == "Guard failed: k == 2"
assert messages[1].startswith("Guard failed: name == ")
as_double = run(batch.double(), 2, "double")
assert as_double.dtype == torch.float64  # no guard
# --8<-- [end:values-are-constants]

# --8<-- [start:show]
import torch
from torch.export import Dim, export


class Len(torch.nn.Module):
    def forward(self, x):
        return x.sum(0) / len(x)


class Shape(torch.nn.Module):
    def forward(self, x):
        return x.sum(0) / x.shape[0]


rows = {"x": {0: Dim("rows")}}
for model, n in ((Len(), 4), (Shape(), 1), (Shape(), 4)):
    try:
        example = (torch.ones(n, 3),)
        program = export(model, example, dynamic_shapes=rows)
        print(program.module()(torch.ones(5, 3)))
    except torch._dynamo.exc.UserError as error:
        lines = str(error).splitlines()
        print(lines[0].split("!")[0])
        print(lines[1].split(".")[0].strip())
# --8<-- [end:show]

# --8<-- [start:one-is-a-constant]
def attempt(model, size, dim):
    example = (torch.ones(size, 3),)
    shapes = {"x": {0: dim}}
    try:
        return export(
            model, example, dynamic_shapes=shapes
        )
    except (RuntimeError, ValueError) as error:
        return str(error)

message = attempt(Shape(), 1, Dim("rows"))
assert "specialized it to be a constant (1)" in message
message = attempt(Shape(), 1, Dim.DYNAMIC)
assert "0/1 specialized due to hint of 1" in message
run = attempt(Shape(), 2, Dim("rows")).module()
assert run(torch.ones(1, 3)).tolist() == [1, 1, 1]
# --8<-- [end:one-is-a-constant]

# --8<-- [start:len-is-a-constant]
for dim in (Dim("rows"), Dim.DYNAMIC):
    message = attempt(Len(), 4, dim)
    assert "it to be a constant (4)" in message
    run = attempt(Shape(), 4, dim).module()
    assert run(torch.ones(7, 3)).tolist() == [1, 1, 1]
# --8<-- [end:len-is-a-constant]

# --8<-- [start:suggested-fix]
class Branch(torch.nn.Module):
    def forward(self, x):
        return x * 2 if x.shape[0] > 3 else x * 3

message = attempt(Branch(), 5, Dim("rows"))
fix = message.split("Suggested fixes:\n  ")[1]
assert fix.startswith("rows = Dim('rows', min=4)")
run = attempt(Branch(), 5, Dim("rows", min=4)).module()
assert run(torch.ones(6, 3)).unique() == 2
for dim in (Dim.DYNAMIC, Dim.AUTO):  # no error here
    run = attempt(Branch(), 5, dim).module()
    message = ""
    assert run(torch.ones(4, 3)).unique() == 2
    try:
        run(torch.ones(2, 3))
    except AssertionError as error:
        message = str(error)
    assert message == "Guard failed: x.size()[0] >= 4"
# --8<-- [end:suggested-fix]

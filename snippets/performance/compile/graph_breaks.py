# --8<-- [start:show]
import torch


def branch_on_data(x):
    return x * 2 if x.sum() > 0 else x * 3


def where(x):
    return torch.where(x.sum() > 0, x * 2, x * 3)


def branch_on_shape(x):
    for _ in range(3):
        x = x + 1
    return x * 2 if len(x) > 2 else x * 3


def speak(x):
    x = x + 1
    print("I am called")
    return x * 2


for function in (branch_on_data, where, branch_on_shape, speak):
    report = torch._dynamo.explain(function)(torch.ones(3))
    counts = report.graph_count, report.graph_break_count
    print("{}: {} graphs, {} breaks".format(function.__name__, *counts))
# --8<-- [end:show]

# --8<-- [start:broken-still-right]
f = branch_on_data
compiled = torch.compile(f, backend="eager")
for x in (torch.ones(3), -torch.ones(3)):
    assert compiled(x).equal(f(x))
# --8<-- [end:broken-still-right]

# --8<-- [start:loop-is-unrolled]
x = torch.ones(3)
report = torch._dynamo.explain(branch_on_shape)(x)
assert report.op_count == 4  # three + and one *
# --8<-- [end:loop-is-unrolled]

# --8<-- [start:is-compiling]
def quiet(x):
    if not torch.compiler.is_compiling():
        print("never printed when compiled")
    return x * 2

options = {"backend": "eager", "fullgraph": True}
x = torch.ones(3)
assert torch.compile(quiet, **options)(x).equal(2 * x)
# --8<-- [end:is-compiling]

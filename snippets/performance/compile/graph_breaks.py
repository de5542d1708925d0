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
f, x = branch_on_data, torch.ones(3)
report = torch._dynamo.explain(f)(x)
assert report.graph_break_count == 1
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

# --8<-- [start:cache-is-skipped]
import functools
import warnings

start = "Dynamo detected a call to a `functools.lru_"

@functools.lru_cache
def noise(size):
    return torch.rand(size)

def noisy(x):
    return x + noise(3)

x = torch.ones(3)
assert noisy(x).equal(noisy(x))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    compiled = torch.compile(noisy, backend="eager")
    assert not compiled(x).equal(compiled(x))
assert str(caught[0].message).startswith(start)
# --8<-- [end:cache-is-skipped]

# --8<-- [start:try-is-skipped]
def root(x):
    try:
        return torch.linalg.cholesky(x)
    except torch.linalg.LinAlgError:
        return x

negative, raised = -torch.eye(2), False
assert root(negative).equal(negative)
try:
    torch.compile(root, backend="eager")(negative)
except torch.linalg.LinAlgError:
    raised = True
assert raised
# --8<-- [end:try-is-skipped]

# --8<-- [start:disabled-is-python]
noise = torch.compiler.disable(noise)
python_root = torch.compiler.disable(root)

@torch.compile(backend="eager")
def both(x):
    return python_root(x) + noise(2)

assert both(negative).equal(both(negative))
# --8<-- [end:disabled-is-python]

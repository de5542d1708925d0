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


for f in (branch_on_data, where, branch_on_shape, speak):
    report = torch._dynamo.explain(f)(torch.ones(3))
    print(f"{f.__name__}: {report.graph_count} graphs")
    for reason in report.break_reasons:
        print("  broken at:", reason.user_stack[-1].line)
# --8<-- [end:show]

# --8<-- [start:broken-still-right]
import logging

torch._logging.set_logs(dynamo=logging.ERROR)

def item(x):
    return x * x.sum().item()

def mask(x):
    return x[x > 0] * 2

for f in (branch_on_data, item, mask):
    torch._dynamo.reset()
    report = torch._dynamo.explain(f)(torch.ones(3))
    assert report.graph_break_count == 1
    compiled = torch.compile(f, backend="eager")
    for x in (torch.ones(3), -torch.ones(3)):
        assert compiled(x).equal(f(x))
for f in (lambda x: x.sum().item(), lambda x: x[x > 0]):
    report = torch._dynamo.explain(f)(torch.ones(3))
    assert report.graph_break_count == 0
# --8<-- [end:broken-still-right]

# --8<-- [start:loop-is-unrolled]
x = torch.ones(3)
report = torch._dynamo.explain(branch_on_shape)(x)
assert report.graph_break_count == 0
assert report.op_count == 4  # three + and one *
# --8<-- [end:loop-is-unrolled]

# --8<-- [start:warn-breaks]
import warnings


def warn(x):
    x = x + 1
    warnings.warn("watch out")
    return x * 2

breaks = torch._dynamo.utils.counters["graph_break"]
for action in ("ignore", "error"):
    torch._dynamo.reset()
    breaks.clear()
    message = ""
    with warnings.catch_warnings():
        warnings.simplefilter(action)
        try:
            torch.compile(warn, backend="eager")(x)
        except UserWarning as warning:
            message = str(warning)
    raised = message == "watch out"
    assert raised == (action == "error")
    assert len(breaks) == 1
# --8<-- [end:warn-breaks]

# --8<-- [start:is-compiling]
def quiet(x):
    if not torch.compiler.is_compiling():
        print("never printed when compiled")
        warnings.warn("nor is this given")
    return x * 2

options = {"backend": "eager", "fullgraph": True}
assert torch.compile(quiet, **options)(x).equal(2 * x)
# --8<-- [end:is-compiling]

# --8<-- [start:cache-is-skipped]
import functools

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

noise = torch.compiler.disable(noise)  # the fix
torch._dynamo.reset()
assert compiled(x).equal(compiled(x))
# --8<-- [end:cache-is-skipped]

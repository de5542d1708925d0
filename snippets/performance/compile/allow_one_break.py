# --8<-- [start:show]
import torch


def branch(x):
    return x * 2 if x.sum() > 0 else x * 3


@torch.compile(backend="eager")
@torch._dynamo.error_on_graph_break(True)
def strict(x):
    return branch(x) + 1


@torch.compile(backend="eager")
@torch._dynamo.error_on_graph_break(True)
def one_exception(x):
    with torch._dynamo.error_on_graph_break(False):
        x = branch(x)
    return x + 1


try:
    strict(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    print(str(error).splitlines()[0])
print(one_exception(torch.ones(3)))
# --8<-- [end:show]

# --8<-- [start:error-on-graph-break]
for x in (torch.ones(3), -torch.ones(3)):
    assert one_exception(x).equal(branch(x) + 1)

def inner(x):
    with torch._dynamo.error_on_graph_break(False):
        x = branch(x)
    return x + 1

eager = torch.compile(backend="eager")
whole = torch.compile(backend="eager", fullgraph=True)

def with_around(f):
    def run(x):
        with torch._dynamo.error_on_graph_break(True):
            return eager(f)(x)

    return run

import logging

torch._logging.set_logs(dynamo=logging.ERROR)
start = "Data-dependent branching"
for f, text in (
    (strict, start),
    (whole(inner), start),
    (with_around(branch), start),
    (with_around(lambda x: x.sum().item()), ".item()"),
):
    torch._dynamo.reset()
    message = ""
    try:
        f(torch.ones(3))
    except torch._dynamo.exc.Unsupported as error:
        message = str(error).splitlines()[0]
    assert text in message
# --8<-- [end:error-on-graph-break]

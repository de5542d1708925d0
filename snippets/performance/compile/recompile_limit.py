# --8<-- [start:show]
import logging
import textwrap

import torch

torch._logging.set_logs(dynamo=logging.ERROR)  # no log line


def scale(x, label):
    return x * len(label)


x = torch.ones(3)
whole = torch.compile(scale, backend="eager", fullgraph=True)
try:
    for n in range(1, 13):
        whole(x, label=f"batch {n}")
except torch._dynamo.exc.FailOnRecompileLimitHit as error:
    print("label", n, "->", textwrap.fill(str(error), 60))
# --8<-- [end:show]

# --8<-- [start:limit-of-eight]
graphs = []

def count(graph, example_inputs):
    graphs.append(graph)
    return graph.forward

lines = []
name = "torch._dynamo.convert_frame"
logger = logging.getLogger(name)
handler = logging.Handler()
handler.emit = lambda r: lines.append(r.getMessage())
logger.addHandler(handler)
logger.setLevel(logging.WARNING)
logger.propagate = False  # not on stderr here

torch._dynamo.reset()
tag = torch.compile(scale, backend=count)
for n in range(12):
    result = tag(x, "a" * n)
    assert result.sum() == 3 * n  # right all the same
assert len(graphs) == 8
(line,) = lines
start = "torch._dynamo hit config.recompile_limit (8)"
assert line.startswith(start)

torch._dynamo.reset()
caught, n = "", 0
while not caught and n < 12:
    n += 1
    try:
        whole(x, "a" * n)
    except Exception as error:
        caught = type(error).__name__
assert (caught, n) == ("FailOnRecompileLimitHit", 9)
# --8<-- [end:limit-of-eight]

# --8<-- [start:show]
import logging

import torch

torch._logging.set_logs(dynamo=logging.ERROR)  # no "hit … limit" line
graphs = []


def count(graph, example_inputs):
    graphs.append(graph)
    return graph.forward


@torch.compile(backend=count)
def scale(x, label="a"):
    return x * len(label)


for rows in (3, 4, 5, 6):
    scale(torch.ones(rows))
    print(rows, "rows, graphs so far:", len(graphs))
for n in range(12):
    scale(torch.ones(3), label=f"batch {n}")
print("12 labels, graphs so far:", len(graphs))
# --8<-- [end:show]

# --8<-- [start:dynamic-from-the-start]
graphs.clear()
total = torch.compile(
    lambda x: x.sum(), backend=count, dynamic=True
)
for rows in (3, 4, 5, 6):
    assert total(torch.ones(rows)) == rows
assert len(graphs) == 1
# --8<-- [end:dynamic-from-the-start]

# --8<-- [start:size-one-is-special]
graphs.clear()
mean = torch.compile(lambda x: x.mean(), backend=count)
for rows, so_far in ((3, 1), (4, 2), (5, 2), (1, 3)):
    mean(torch.ones(rows))
    assert len(graphs) == so_far
# --8<-- [end:size-one-is-special]

# --8<-- [start:limit-of-eight]
assert torch._dynamo.config.recompile_limit == 8
graphs.clear()
tag = torch.compile(
    lambda x, label: x * len(label), backend=count
)
for n in range(12):
    result = tag(torch.ones(3), "a" * n)
    assert result.sum() == 3 * n  # right all the same
assert len(graphs) == 8
# --8<-- [end:limit-of-eight]

# --8<-- [start:limit-is-an-error]
torch._dynamo.reset()
whole = torch.compile(
    lambda x, label: x * len(label),
    backend="eager", fullgraph=True,
)
caught, n = "", 0
while not caught and n < 12:
    n += 1
    try:
        whole(torch.ones(3), "a" * n)
    except Exception as error:
        caught = type(error).__name__
assert (caught, n) == ("FailOnRecompileLimitHit", 9)
# --8<-- [end:limit-is-an-error]

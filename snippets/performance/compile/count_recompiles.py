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
for rows, so_far in ((1, 2), (7, 2), (0, 3)):
    total(torch.ones(rows))
    assert len(graphs) == so_far
# --8<-- [end:dynamic-from-the-start]

# --8<-- [start:zero-and-one]
def graphs_after_each(function, arguments):
    torch._dynamo.reset()
    graphs.clear()
    compiled = torch.compile(function, backend=count)
    counts = []
    for argument in arguments:
        compiled(argument)
        counts.append(len(graphs))
    return counts

def double(x):
    return 2 * x

sizes = (3, 4, 5, 1, 0, 6)
inputs = [torch.ones(size) for size in sizes]
counts = graphs_after_each(double, inputs)
assert counts == [1, 2, 2, 3, 4, 4]
# --8<-- [end:zero-and-one]

# --8<-- [start:loop-over-the-size]
def add_rows(x):
    for row in range(len(x)):
        x = x + row
    return x

inputs = [torch.ones(size) for size in (3, 4, 5, 6)]
counts = graphs_after_each(add_rows, inputs)
assert counts == [1, 2, 3, 4]
# --8<-- [end:loop-over-the-size]

# --8<-- [start:int-argument]
def power(n):
    return torch.ones(3) * n

counts = graphs_after_each(power, range(12))
assert counts == [1] + 11 * [2]
# --8<-- [end:int-argument]

# --8<-- [start:counter-in-a-buffer]
class Attribute(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.step = 0

    def forward(self, x):
        self.step += 1
        return x * self.step

class Buffer(Attribute):
    def __init__(self):
        torch.nn.Module.__init__(self)
        self.register_buffer("step", torch.tensor(0))

inputs = 10 * [torch.ones(3)]
counts = graphs_after_each(Attribute(), inputs)
assert counts == [1, 2, 3, 4, 5, 6, 7, 8, 8, 8]
counts = graphs_after_each(Buffer(), inputs)
assert counts == 10 * [1]
# --8<-- [end:counter-in-a-buffer]

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

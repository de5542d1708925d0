# --8<-- [start:show]
import textwrap

import torch


def branch(x):
    return x * 2 if x.sum() > 0 else x * 3


def cond(x):
    double, triple = lambda x: x * 2, lambda x: x * 3
    return torch.cond(x.sum() > 0, double, triple, (x,))


whole = {"backend": "eager", "fullgraph": True}
try:
    torch.compile(branch, **whole)(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    for line in str(error).splitlines():
        if line.startswith(("Data", "  Explanation", "  Hint: Use")):
            print(textwrap.fill(line, 72))
print(torch.compile(cond, **whole)(torch.ones(3)))
# --8<-- [end:show]

# --8<-- [start:cond-is-one-graph]
compiled = torch.compile(cond, **whole)
for x in (torch.ones(3), -torch.ones(3)):
    assert compiled(x).equal(branch(x))
# --8<-- [end:cond-is-one-graph]

# --8<-- [start:unsupported]
kind = torch._dynamo.exc.Unsupported
caught = None
try:
    torch.compile(branch, **whole)(torch.ones(3))
except Exception as error:
    caught = error
assert type(caught) is kind

graphs = []

def count(graph, example_inputs):
    graphs.append(graph)
    return graph.forward

for f in (
    lambda x: x * x.sum().item(),
    lambda x: x[x > 0] * 2,
):
    torch._dynamo.reset()
    graphs.clear()
    whole["backend"] = count
    compiled = torch.compile(f, **whole)
    for x in (torch.ones(3), torch.arange(3) - 1.0):
        assert compiled(x).equal(f(x))
    assert len(graphs) == 1
# --8<-- [end:unsupported]

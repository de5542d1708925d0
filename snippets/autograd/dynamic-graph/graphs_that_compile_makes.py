# --8<-- [start:show]
import torch

captured = []


def backend(graph, example_inputs):
    targets = [node.target for node in graph.graph.nodes]
    captured.append(targets.count("sin"))
    return graph.forward


@torch.compile(backend=backend)
def f(x, steps):
    for _ in range(steps):
        x = x.sin()
    return x


x = torch.ones(2)
for steps in (1, 3, 1, 3):
    f(x, steps)
    print(f"steps={steps}, sines in each graph so far: {captured}")
# --8<-- [end:show]

# --8<-- [start:one-graph-per-loop-count]
assert captured == [1, 3]
assert f(x, 3).equal(x.sin().sin().sin())
assert captured == [1, 3]
# --8<-- [end:one-graph-per-loop-count]

# --8<-- [start:eight-graphs-at-most]
import logging

torch._logging.set_logs(dynamo=logging.ERROR)
right = x
for steps in range(1, 13):
    right = right.sin()
    assert f(x, steps).equal(right)
assert torch._dynamo.config.recompile_limit == 8
assert captured == [1, 3, 2, 4, 5, 6, 7, 8]
# --8<-- [end:eight-graphs-at-most]

# --8<-- [start:compile-goes-back-to-python]
@torch.compile(backend=backend)
def branch(x):
    return x.sin() if x.sum() > 0 else x.exp()


for x in (torch.ones(2), -torch.ones(2)):
    right = x.sin() if x.sum() > 0 else x.exp()
    assert branch(x).equal(right)
assert len(captured) == 8 + 3  # sum, sin, exp
torch.compiler.reset()
whole = torch.compile(
    branch, backend=backend, fullgraph=True
)
message = ""
try:
    whole(x)
except RuntimeError as error:
    message = str(error)
assert message.startswith("Data-dependent branching")
# --8<-- [end:compile-goes-back-to-python]

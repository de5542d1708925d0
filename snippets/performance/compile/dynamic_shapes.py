# --8<-- [start:show]
import torch

graphs = []


def count(graph, example_inputs):
    graphs.append(graph)
    return graph.forward


def graphs_so_far(function, mark=False, **options):
    torch._dynamo.reset()
    graphs.clear()
    compiled = torch.compile(function, backend=count, **options)
    for rows in (3, 4, 5, 6, 1, 0):
        x = torch.ones(rows)
        if mark and rows > 1:
            torch._dynamo.mark_dynamic(x, 0)
        compiled(x)
        yield len(graphs)


for dynamic in (None, True, False):
    so_far = graphs_so_far(lambda x: 2 * x, dynamic=dynamic)
    print(f"dynamic={dynamic}:", *so_far)
print("mark_dynamic:", *graphs_so_far(lambda x: 2 * x, mark=True))
# --8<-- [end:show]

# --8<-- [start:zero-and-one]
def double(x):
    return 2 * x

default = list(graphs_so_far(double))
assert default == [1, 2, 2, 2, 3, 4]
dynamic = list(graphs_so_far(double, dynamic=True))
assert dynamic == [1, 1, 1, 1, 2, 3]
static = list(graphs_so_far(double, dynamic=False))
assert static == [1, 2, 3, 4, 5, 6]
marked = list(graphs_so_far(double, mark=True))
assert marked == [1, 1, 1, 1, 2, 3]
# --8<-- [end:zero-and-one]

# --8<-- [start:show]
import torch


def show(graph, example_inputs):  # a backend that compiles nothing
    nodes = [node.name for node in graph.graph.nodes]
    print("captured", nodes)
    return graph.forward


@torch.compile(backend=show)
def one(x):
    return x.sin() ** 2 + x.cos() ** 2


print(one(torch.zeros(3)))
print(one(torch.zeros(3)))
# --8<-- [end:show]

# --8<-- [start:captured-once]
graphs = []

def count(graph, example_inputs):
    graphs.append(graph)
    return graph.forward

double = torch.compile(lambda x: 2 * x, backend=count)
assert len(graphs) == 0  # nothing is compiled yet
double(torch.ones(3)), double(torch.zeros(3))
assert len(graphs) == 1
# --8<-- [end:captured-once]

# --8<-- [start:five-in-eager]
from torch.utils import _python_dispatch as dispatch

made = []

class Watch(dispatch.TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args, kw):
        made.append(op(*args, **(kw or {})))
        return made[-1]

x = torch.ones(3)
with Watch():
    x.sin() ** 2 + x.cos() ** 2
assert len({tensor.data_ptr() for tensor in made}) == 5
# --8<-- [end:five-in-eager]

# --8<-- [start:modes]
message = ""
try:
    torch.compile(lambda x: x, mode="fastest")
except RuntimeError as error:
    message = str(error)
modes = (
    "default, lite, reduce-overhead, "
    "max-autotune-no-cudagraphs, max-autotune"
)
assert message.endswith("should be one of: " + modes)
# --8<-- [end:modes]

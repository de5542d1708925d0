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
done = []

def backend(graph, example_inputs):
    def code(*inputs):
        done.append("code")
        return graph.forward(*inputs)

    done.append("graph")
    return code

double = torch.compile(lambda x: 2 * x, backend=backend)
assert done == []  # nothing is compiled yet
for x in (torch.ones(3), torch.zeros(3)):
    assert double(x).equal(2 * x)
assert done == ["graph", "code", "code"]
# --8<-- [end:captured-once]

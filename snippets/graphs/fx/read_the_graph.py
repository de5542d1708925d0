# --8<-- [start:show]
import torch
from torch import fx, nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 2)

    def forward(self, x):
        x = torch.relu(self.linear(x))
        return x.sum(dim=1) + 1


net = Net()
traced = fx.symbolic_trace(net)
for node in traced.graph.nodes:
    target = getattr(node.target, "__name__", node.target)
    print(node.op, target, node.args, node.kwargs)
print(traced.code.strip())
# --8<-- [end:show]

# --8<-- [start:same-numbers]
namespace = {"torch": torch}
exec(traced.code, namespace)
for shape in ((1, 4), (7, 4), (5, 3, 4)):
    x = torch.randn(shape)
    assert traced(x).equal(net(x))
    assert namespace["forward"](traced, x).equal(net(x))
# --8<-- [end:same-numbers]

# --8<-- [start:shares-the-weights]
assert isinstance(traced, nn.Module)
assert traced.linear.weight is net.linear.weight
with torch.no_grad():
    net.linear.bias.add_(10)
x = torch.randn(2, 4)
assert traced(x).equal(net(x))
# --8<-- [end:shares-the-weights]

# --8<-- [start:own-modules-are-inlined]
class Outer(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = Net()
        self.pair = nn.Sequential(nn.ReLU(), nn.Tanh())
    def forward(self, x):
        return self.pair(self.inner(x))

nodes = fx.symbolic_trace(Outer()).graph.nodes
calls = [n for n in nodes if n.op == "call_module"]
assert [n.target for n in calls] == [
    "inner.linear", "pair.0", "pair.1"
]
# --8<-- [end:own-modules-are-inlined]

# --8<-- [start:shape-prop]
from torch.fx.passes.shape_prop import ShapeProp

nodes = list(traced.graph.nodes)
assert not any("tensor_meta" in n.meta for n in nodes)
ShapeProp(traced).propagate(torch.ones(7, 4))
shapes = [n.meta["tensor_meta"].shape for n in nodes]
assert shapes == [
    (7, 4), (7, 2), (7, 2), (7,), (7,), (7,)
]
# --8<-- [end:shape-prop]

# --8<-- [start:compile-gives-graphs]
graphs = []
def backend(graph_module, example):
    graphs.append(graph_module)
    return graph_module.forward
def branch(x):
    return x + 1 if x.sum() > 0 else x - 1

compiled = torch.compile(branch, backend=backend)
assert compiled(torch.ones(1)).item() == 2
assert compiled(-torch.ones(1)).item() == -2
assert len(graphs) > 1
for graph in graphs:
    assert isinstance(graph, fx.GraphModule)
# --8<-- [end:compile-gives-graphs]

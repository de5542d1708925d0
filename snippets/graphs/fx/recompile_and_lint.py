# --8<-- [start:show]
import torch
from torch import fx


def model(x):
    return torch.relu(x) + 1


traced = fx.symbolic_trace(model)
graph, x = traced.graph, torch.tensor([3.0])
relu = next(n for n in graph.nodes if n.target is torch.relu)

with graph.inserting_after(relu):
    neg = graph.call_function(torch.neg, (relu,))
relu.replace_all_uses_with(neg)
try:
    graph.lint()
except RuntimeError as error:
    print(str(error).split("!")[0])

neg.args = (relu,)
graph.lint()
print(traced(x), "before recompile()")
traced.recompile()
print(traced(x), "after")
# --8<-- [end:show]

# --8<-- [start:old-code-until-recompile]
edited = fx.symbolic_trace(model)
assert edited(x).item() == model(x).item() == 4
for node in edited.graph.nodes:
    if node.target is torch.relu:
        node.target = torch.neg
assert edited(x).item() == 4
edited.recompile()
assert edited(x).item() == -2
# --8<-- [end:old-code-until-recompile]

# --8<-- [start:in-place-is-removed]
def by_method(x):
    x.add_(1)
    return 2 * x
def by_function(x):
    torch.relu_(x)
    return 2 * x

for function in (by_method, by_function):
    traced = fx.symbolic_trace(function)
    x = torch.tensor([-3.0])
    assert traced(x.clone()).equal(function(x.clone()))
    traced.graph.eliminate_dead_code()
    traced.recompile()
    assert traced(x).item() == -6
    assert function(x).item() != -6
# --8<-- [end:in-place-is-removed]

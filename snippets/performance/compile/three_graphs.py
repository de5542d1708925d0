# --8<-- [start:show]
import torch
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.aot_autograd import make_boxed_func


def show(stage):
    def compiler(graph, example_inputs):
        nodes = [n for n in graph.graph.nodes if "call" in n.op]
        print(stage, [node.name for node in nodes])
        return make_boxed_func(graph.forward)

    return compiler


both = aot_autograd(fw_compiler=show("fw"), bw_compiler=show("bw"))


def backend(graph, example_inputs):
    show("Dynamo")(graph, example_inputs)
    return both(graph, example_inputs)


x = torch.ones(3, requires_grad=True)
loss = torch.compile(lambda x: x.sin().sum(), backend=backend)
loss(x).backward()
print(x.grad.equal(x.cos()))
# --8<-- [end:show]

# --8<-- [start:backward-is-a-graph]
import contextlib
import io

log = io.StringIO()
with contextlib.redirect_stdout(log):
    torch._dynamo.reset()
    loss(x).backward()
lines = log.getvalue().splitlines()
stages = [line.split()[0] for line in lines]
assert stages == ["Dynamo", "fw", "bw"]
assert ["cos" in line for line in lines] == [0, 0, 1]
# --8<-- [end:backward-is-a-graph]

# --8<-- [start:show]
import torch
from torch import nn


class Gate(nn.Module):
    def forward(self, x):
        if x.shape[0] > 2:
            return torch.relu(x)
        return -x


model, two, four = Gate(), torch.ones(2, 1), torch.ones(4, 1)
print("Python: ", model(two).flatten(), model(four).flatten())

program = torch.export.export(model, (two,))
print("export: ", program.module()(two).flatten())
try:
    program.module()(four)
except AssertionError as error:
    print("        ", str(error).split("\n")[0])

try:
    torch.fx.symbolic_trace(model)
except torch.fx.proxy.TraceError as error:
    print("fx:     ", str(error)[:45], "…")
# --8<-- [end:show]

# --8<-- [start:one-branch]
text = program.graph_module.code
assert "neg" in text and "relu" not in text
# --8<-- [end:one-branch]

# --8<-- [start:compiles]
graphs = []

def backend(graph, inputs):
    graphs.append(graph)
    return graph.forward
compiled = torch.compile(model, backend=backend)
assert torch.equal(compiled(two), model(two))
assert torch.equal(compiled(four), model(four))
assert len(graphs) == 2  # one for each branch
# --8<-- [end:compiles]

# --8<-- [start:exports]
line = nn.Linear(3, 1)
x = torch.ones(2, 3)
exported = torch.export.export(line, (x,))
assert torch.equal(exported.module()(x), line(x))
targets = [n.target for n in exported.graph.nodes]
assert torch.ops.aten.linear.default in targets
# --8<-- [end:exports]

# --8<-- [start:exports-sizes]
from torch.export import Dim

sizes = {"input": {0: Dim("n")}}
any_rows = torch.export.export(
    line, (x,), dynamic_shapes=sizes)
nine = any_rows.module()(torch.ones(9, 3))
assert nine.shape == (9, 1)
# --8<-- [end:exports-sizes]

# --8<-- [start:saves]
torch.export.save(exported, "line.pt2")
again = torch.export.load("line.pt2").module()
assert torch.equal(again(x), line(x))
# --8<-- [end:saves]

# --8<-- [start:reads]
traced = torch.fx.symbolic_trace(
    nn.Sequential(line, nn.ReLU()))
ops = [n.op for n in traced.graph.nodes]
assert ops == ["placeholder", "call_module",
               "call_module", "output"]
# --8<-- [end:reads]

# --8<-- [start:rewrites]
class Sine(nn.Module):
    def forward(self, x):
        return torch.sin(x) + 1
def old(x):
    return torch.sin(x)
def new(x):
    return torch.cos(x)
changed = torch.fx.symbolic_trace(Sine())
torch.fx.replace_pattern(changed, old, new)
assert torch.equal(changed(x), torch.cos(x) + 1)
# --8<-- [end:rewrites]

# --8<-- [start:loads-archives]
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.jit.trace(line, x).save("old.pt")
    old = torch.jit.load("old.pt")
assert torch.equal(old(x), line(x))
assert any("`torch.jit.load` is deprecated" in
           str(w.message) for w in caught)
# --8<-- [end:loads-archives]

# --8<-- [start:quarters]
import logging

logging.disable(logging.WARNING)
from torchao import quantization as ao

big = nn.Linear(1024, 1024, bias=False)
torch.save(big.state_dict(), "float.pt")
ao.quantize_(big, ao.Int8WeightOnlyConfig(version=2))
torch.save(big.state_dict(), "int8.pt")
from pathlib import Path

sizes = [Path(f).stat().st_size
         for f in ("float.pt", "int8.pt")]
assert 3.9 < sizes[0] / sizes[1] < 4
# --8<-- [end:quarters]

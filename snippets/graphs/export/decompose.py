# --8<-- [start:show]
import torch
from torch.export import export

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.SiLU())
batch = torch.ones(2, 3)
program = export(model, (batch,))
core = program.run_decompositions()
for stage in (program, core):
    names = [str(node.target) for node in stage.graph.nodes]
    print(*[name for name in names if "aten" in name])
# --8<-- [end:show]

# --8<-- [start:smaller-operators]
assert core.module()(batch).allclose(model(batch))
assert str(names).count("aten") == 4
# --8<-- [end:smaller-operators]

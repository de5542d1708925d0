# --8<-- [start:show]
import io

import torch
from torch.export import Dim, export, load, save

model = torch.nn.Sequential(torch.nn.Linear(4, 2), torch.nn.ReLU())
batch = torch.randn(3, 4)

program = export(model, (batch,), dynamic_shapes=({0: Dim.DYNAMIC},))
file = io.BytesIO()
save(program, file)
file.seek(0)
loaded = load(file).module()

for node in program.graph.nodes:
    print(node.op, node.target)
x = torch.randn(5, 4)
print(torch.allclose(loaded(x), model(x)))
# --8<-- [end:show]

# --8<-- [start:same-numbers]
for rows in (0, 1, 2, 3, 7):
    x = torch.randn(rows, 4)
    assert loaded(x).allclose(model(x))
# --8<-- [end:same-numbers]

# --8<-- [start:loads-without-the-class]
class Double(torch.nn.Module):
    def forward(self, x):
        return 2 * x

pickled, exported = io.BytesIO(), io.BytesIO()
torch.save(Double(), pickled)
save(export(Double(), (batch,)), exported)
del Double
for file in (pickled, exported):
    file.seek(0)
message = ""
try:
    torch.load(pickled, weights_only=False)
except AttributeError as error:
    message = str(error)
assert "Can't get attribute 'Double'" in message
double = load(exported).module()
assert double(batch).equal(2 * batch)
assert isinstance(double, torch.fx.GraphModule)
# --8<-- [end:loads-without-the-class]

# --8<-- [start:export-keeps-the-mode]
drop, ones = torch.nn.Dropout(0.5), torch.ones(1000)
training = export(drop, (ones,)).module()
drop.eval()
evaluating = export(drop, (ones,)).module()
assert (training(ones) == 0).any()
assert evaluating(ones).equal(ones)
message = ""
try:
    training.eval()
except NotImplementedError as error:
    message = str(error)
assert message == "Calling eval() is not supported yet."
# --8<-- [end:export-keeps-the-mode]

# --8<-- [start:export-fixes-shapes]
import warnings

fixed = export(model, (batch,)).module()
assert fixed(batch).allclose(model(batch))
message = ""
try:
    fixed(torch.randn(5, 4))
except AssertionError as error:
    message = str(error)
assert message == "Guard failed: input.size()[0] == 3"
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    traced = torch.jit.trace(model, batch)
for rows in (0, 1, 5):
    x = torch.randn(rows, 4)
    assert traced(x).allclose(model(x))
# --8<-- [end:export-fixes-shapes]

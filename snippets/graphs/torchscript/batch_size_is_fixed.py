# --8<-- [start:show]
import torch
from torch.export import Dim, export

model = torch.nn.Linear(4, 2)
batch = torch.randn(3, 4)

fixed = export(model, (batch,)).module()
try:
    fixed(torch.randn(5, 4))
except AssertionError as error:
    print(error)

shapes = ({0: Dim.DYNAMIC},)
free = export(model, (batch,), dynamic_shapes=shapes).module()
print(free(torch.randn(5, 4)).shape)
# --8<-- [end:show]

# --8<-- [start:trace-takes-any-batch]
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    traced = torch.jit.trace(model, batch)
x = torch.randn(5, 4)
assert traced(x).allclose(model(x))
# --8<-- [end:trace-takes-any-batch]

# --8<-- [start:export-fixes-shapes]
message = ""
try:
    fixed(torch.randn(5, 4))
except AssertionError as error:
    message = str(error)
assert message == "Guard failed: input.size()[0] == 3"
# --8<-- [end:export-fixes-shapes]

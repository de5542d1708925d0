# --8<-- [start:show]
import torch
from torch.export import export, load, save


class Double(torch.nn.Module):
    def forward(self, x):
        return 2 * x


save(export(Double(), (torch.ones(3),)), "double.pt2")
del Double
run = load("double.pt2").module()
print(run(torch.tensor([1.0, 2.0, 3.0])))
try:
    torch.load("double.pt2")
except RuntimeError as error:
    print(str(error).split(":")[0])
# --8<-- [end:show]

# --8<-- [start:without-the-class]
import io

assert "Double" not in globals()
file = io.BytesIO()
save(load("double.pt2"), file)
file.seek(0)
x, message = torch.tensor([1.0, 2.0, 3.0]), ""
for loaded in (run, load(file).module()):
    assert loaded(x).equal(2 * x)
    try:
        loaded(torch.ones(4))
    except AssertionError as error:
        message = str(error)
    assert message == "Guard failed: x.size()[0] == 3"
# --8<-- [end:without-the-class]

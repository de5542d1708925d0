# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4), nn.Dropout())
batch = torch.randn(8, 4)

model.eval()
with torch.inference_mode():
    first = model(batch)
    second = model(batch)
model.train()

print("same output twice:", first.equal(second))
print("has a graph:", first.requires_grad)
print("training again:", model.training)
# --8<-- [end:show]

# --8<-- [start:eval-reaches-children]
model.eval()
assert not any(m.training for m in model.modules())

parent = nn.Module()
parent.plain = [nn.Dropout()]
parent.listed = nn.ModuleList([nn.Dropout()])
parent.eval()
assert parent.plain[0].training
assert not parent.listed[0].training
# --8<-- [end:eval-reaches-children]

# --8<-- [start:eval-lasts]
with torch.inference_mode():
    model.eval()
assert not torch.is_inference_mode_enabled()
assert not model.training
# --8<-- [end:eval-lasts]

# --8<-- [start:eval-changes-only-flags]
model.train()
state = model.state_dict()  # a live view
before = {name: t.clone() for name, t in state.items()}
model.eval()
for name, tensor in state.items():
    assert tensor.equal(before[name])
# --8<-- [end:eval-changes-only-flags]

# --8<-- [start:train-thaws-frozen-layers]
norm = model[1].requires_grad_(False)
norm.eval()
model.train()
assert norm.training
before = norm.running_mean.clone()
model(batch)
assert not norm.running_mean.equal(before)
# --8<-- [end:train-thaws-frozen-layers]

# --8<-- [start:show]
import torch
from torch import nn


def build():
    return nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8))


model = build()
model(torch.randn(16, 4))  # moves the running mean
torch.save(model.state_dict(), "model.pt")

again = build()
print(again.load_state_dict(torch.load("model.pt")))
x = torch.randn(3, 4)
print(again.eval()(x).equal(model.eval()(x)))
print(*model.state_dict(), sep="\n")
# --8<-- [end:show]

# --8<-- [start:parameters-and-buffers]
state = model.state_dict()
names = [n for n, _ in model.named_parameters()]
names += [n for n, _ in model.named_buffers()]
assert set(state) == set(names)
# --8<-- [end:parameters-and-buffers]

# --8<-- [start:frozen-too]
model[0].requires_grad_(False)
assert "0.weight" in model.state_dict()
# --8<-- [end:frozen-too]

# --8<-- [start:non-persistent]
model.register_buffer(
    "cache", torch.zeros(9), persistent=False
)
assert "cache" not in model.state_dict()
# --8<-- [end:non-persistent]

# --8<-- [start:mode-not-saved]
again.load_state_dict(torch.load("model.pt"))
assert again.training is False
assert build().training is True
# --8<-- [end:mode-not-saved]

# --8<-- [start:a-dict-has-no-eval]
text = ""
try:
    torch.load("model.pt").eval()
except AttributeError as e:
    text = str(e)
want = "OrderedDict' object has no attribute 'eval'"
assert want in text
# --8<-- [end:a-dict-has-no-eval]

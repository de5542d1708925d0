# --8<-- [start:show]
import pickle
import textwrap

import torch
from torch import nn

model = nn.Linear(4, 2)
torch.save(model, "model.pt")
try:
    torch.load("model.pt")
except pickle.UnpicklingError as error:
    first, _, rest = str(error).partition(" This")
    print("wrong:", first)
    reason = rest.partition("WeightsUnpickler error: ")[2]
    print(textwrap.fill(reason.partition(". Please")[0], 60))

torch.save(model.state_dict(), "weights.pt")
restored = nn.Linear(4, 2)
restored.load_state_dict(torch.load("weights.pt"))
print("right:", torch.equal(restored.weight, model.weight))
# --8<-- [end:show]

# --8<-- [start:only-tensors-load]
message = ""
try:
    torch.load("model.pt")
except pickle.UnpicklingError as e:
    message = str(e)
assert message.startswith("Weights only load failed.")
assert "torch.nn.modules.linear.Linear" in message
saved = torch.load("weights.pt")
assert torch.equal(saved["weight"], model.weight)
whole = torch.load("model.pt", weights_only=False)
assert type(whole) is nn.Linear
# --8<-- [end:only-tensors-load]

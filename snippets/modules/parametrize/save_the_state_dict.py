# --8<-- [start:show]
import textwrap

import torch
from torch import nn
from torch.nn.utils import parametrizations


def build():
    return nn.Sequential(parametrizations.orthogonal(nn.Linear(2, 2)))


model = build()
try:
    torch.save(model, "model.pt")
except RuntimeError as error:
    print(textwrap.fill(str(error).split(" See:")[0], 72))

torch.save(model.state_dict(), "weights.pt")
loaded = build()
print(loaded.load_state_dict(torch.load("weights.pt")))
print(loaded[0].weight.equal(model[0].weight))
# --8<-- [end:show]

# --8<-- [start:no-pickle]
import io
import pickle

for save in (
    lambda module: pickle.dumps(module),
    lambda module: torch.save(module, io.BytesIO()),
):
    for module in model, model[0]:
        message = ""
        try:
            save(module)
        except RuntimeError as error:
            message = str(error)
        assert message.startswith(
            "Serialization of parametrized modules is "
            "only supported through state_dict().")
# --8<-- [end:no-pickle]

# --8<-- [start:keys-differ-from-plain]
message = ""
try:
    nn.Linear(2, 2).load_state_dict(
        model[0].state_dict())
except RuntimeError as error:
    message = str(error)
assert 'Missing key(s) in state_dict: "weight".' in (
    message)
assert "parametrizations.weight.original" in message
# --8<-- [end:keys-differ-from-plain]

# --8<-- [start:show]
import torch
from torch import nn


class Rotate(nn.Module):
    def __init__(self, buffer):
        super().__init__()
        turn = torch.tensor([[0.0, 1.0], [-1.0, 0.0]])
        if buffer:
            self.register_buffer("turn", turn)
        else:
            self.turn = turn


for word, buffer in ("wrong:", False), ("right:", True):
    model = Rotate(buffer).double()
    print(word, "saved:", list(model.state_dict()))
    try:
        print((torch.ones(1, 2).double() @ model.turn).tolist())
    except RuntimeError as error:
        print(error)
# --8<-- [end:show]

# --8<-- [start:buffer-moves-and-is-saved]
wrong, right = Rotate(False), Rotate(True)
assert list(wrong.state_dict()) == []
assert list(right.state_dict()) == ["turn"]
wrong.to("meta")
right.to("meta")
assert wrong.turn.device.type == "cpu"
assert right.turn.device.type == "meta"
x = torch.ones(1, 2).double()
message = ""
try:
    x @ Rotate(False).double().turn
except RuntimeError as e:
    message = str(e)
assert "m1 and m2 to have the same dtype" in message
turned = x @ Rotate(True).double().turn
assert turned.tolist() == [[-1, 1]]
# --8<-- [end:buffer-moves-and-is-saved]

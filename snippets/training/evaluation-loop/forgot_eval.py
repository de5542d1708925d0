# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
labels = torch.randint(4, (1000,))
inputs = nn.functional.one_hot(labels, 4).float()
model = nn.Sequential(nn.Dropout(0.5), nn.Identity())


def right():
    with torch.inference_mode():
        return (model(inputs).argmax(1) == labels).sum().item()


print("train():", right(), "right of 1000, then", right())
model.eval()
print("eval(): ", right(), "right of 1000, then", right())
# --8<-- [end:show]

# --8<-- [start:dropout-at-test-time]
assert right() == right() == 1000
model.train()
assert right() < 700
assert len({right() for _ in range(5)}) > 1
# --8<-- [end:dropout-at-test-time]

# --8<-- [start:neighbours-matter]
norm = nn.BatchNorm1d(1).requires_grad_(False)
one = torch.tensor([[1.0]])
low, high = torch.zeros(7, 1), torch.full((7, 1), 9.0)
a = norm(torch.cat([one, low]))[0].item()
b = norm(torch.cat([one, high]))[0].item()
assert a > 2.6
assert b < -2.6
assert norm.running_mean > 0
moved = norm.running_mean.item()
norm.eval()
a = norm(torch.cat([one, low]))[0].item()
b = norm(torch.cat([one, high]))[0].item()
assert a == b
assert norm.running_mean.item() == moved
# --8<-- [end:neighbours-matter]

# --8<-- [start:kept-by-a-layer]
class Keeps(nn.Linear):
    kept = None

    def forward(self, x):
        if self.kept is None:
            self.kept = torch.ones_like(x)
        return super().forward(x) * self.kept


messages = []
for mode in (torch.inference_mode, torch.no_grad):
    layer, message = Keeps(2, 2), ""
    with mode():
        assert layer(torch.ones(1, 2)).grad_fn is None
    try:
        layer(torch.ones(1, 2)).sum().backward()
    except RuntimeError as e:
        message = str(e)
    messages.append(message)
start = "Inference tensors cannot be saved for backward"
assert messages[0].startswith(start)
assert messages[1] == ""
assert layer.weight.grad is not None
# --8<-- [end:kept-by-a-layer]

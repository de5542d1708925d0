# --8<-- [start:show]
import torch
from torch import nn

x = torch.linspace(0, 10, 100).reshape(100, 1)


def evaluate(switch):
    norm = nn.BatchNorm1d(1)
    model = nn.Sequential(norm, nn.Dropout(0.5))
    if switch:
        model.eval()
    with torch.no_grad():
        same = torch.equal(model(x), model(x))
    mean = norm.running_mean.item()
    return f"same twice: {same}, running mean {mean:.2f}"


print("wrong:", evaluate(switch=False))
print("right:", evaluate(switch=True))
# --8<-- [end:show]

# --8<-- [start:no-grad-is-not-eval]
wrong, right = evaluate(False), evaluate(True)
assert wrong == "same twice: False, running mean 0.95"
assert right == "same twice: True, running mean 0.00"

norm = nn.BatchNorm1d(1)
with torch.no_grad():
    alone = norm(x[:2])[0]
    among = norm(x)[0]
    assert abs(alone - among) > 0.5
    norm.eval()
    assert torch.equal(norm(x[:2])[0], norm(x)[0])
# --8<-- [end:no-grad-is-not-eval]

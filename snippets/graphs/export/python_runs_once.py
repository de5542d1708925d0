# --8<-- [start:show]
import torch
from torch.export import export


class Count(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.calls = 0
        self.register_buffer("steps", torch.tensor(0))

    def forward(self, x):
        print("forward runs")
        self.calls += 1
        self.steps += 1
        return x * self.calls, x * self.steps


model, x = Count(), torch.tensor(1)
run = export(model, (x,)).module()
for _ in range(3):
    calls, steps = run(x)
    print("attribute", calls.item(), "buffer", steps.item())
print("model:", model.calls, model.steps.item())
# --8<-- [end:show]

# --8<-- [start:attribute-is-frozen]
import contextlib
import io


def forward_of(*values):
    return [value.item() for value in values]

model, out = Count(), io.StringIO()
with contextlib.redirect_stdout(out):
    run = export(model, (x,)).module()
    assert forward_of(*run(x)) == [1, 1]
    assert forward_of(*run(x)) == [1, 2]
assert out.getvalue() == "forward runs\n"  # once
assert (model.calls, model.steps) == (0, 2)
# --8<-- [end:attribute-is-frozen]

# --8<-- [start:random-is-frozen]
import random


class Noise(torch.nn.Module):
    def forward(self, x):
        return x * random.random(), x * torch.rand(())

run = export(Noise(), (torch.ones(1),)).module()
first, second = run(torch.ones(1)), run(torch.ones(1))
assert first[0].equal(second[0])  # random
assert not first[1].equal(second[1])  # torch
# --8<-- [end:random-is-frozen]

# --8<-- [start:mode-is-frozen]
drop, ones = torch.nn.Dropout(0.5), torch.ones(1000)
training = export(drop, (ones,)).module()
evaluating = export(drop.eval(), (ones,)).module()
assert (training(ones) == 0).any()
assert evaluating(ones).equal(ones)
message = ""
try:
    training.eval()
except NotImplementedError as error:
    message = str(error)
assert message == "Calling eval() is not supported yet."
# --8<-- [end:mode-is-frozen]

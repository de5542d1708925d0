# --8<-- [start:show]
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 1))
state = nn.DataParallel(model).state_dict()
try:
    model.load_state_dict(state)
except RuntimeError as error:
    print(error)

state = {key.removeprefix("module."): state[key] for key in state}
print(model.load_state_dict(state))
# --8<-- [end:show]

# --8<-- [start:other-prefixes]
compiled = torch.compile(model, backend="eager")
state = compiled.state_dict()
added = "_orig_mod."
want = [added + "0.weight", added + "0.bias"]
assert list(state) == want
assert compiled._orig_mod is model
wrapper = nn.DataParallel(model)
assert wrapper.module is model
names = ["0.weight", "0.bias"]
assert list(model.state_dict()) == names

fresh = nn.Sequential(nn.Linear(2, 1))
before = fresh[0].weight.clone()
answer = fresh.load_state_dict(state, strict=False)
assert fresh[0].weight.equal(before)
assert answer.missing_keys == ["0.weight", "0.bias"]
assert answer.unexpected_keys == list(state)
# --8<-- [end:other-prefixes]

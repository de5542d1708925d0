# --8<-- [start:show]
from collections import OrderedDict

from torch import nn

for container in [dict, OrderedDict, nn.ModuleDict]:
    net = nn.Module()
    net.heads = container({"b": nn.Linear(2, 1), "a": nn.Linear(2, 1)})
    net.double().eval()
    head = net.heads["b"]
    print(
        f"{container.__name__:11} {list(net.heads)}",
        f"parameters: {len(list(net.parameters()))}",
        f"{head.weight.dtype}, training: {head.training}",
    )
# --8<-- [end:show]

# --8<-- [start:dicts-hide-modules]
def held_by(container):
    net = nn.Module()
    net.heads = container({"b": nn.Linear(2, 1)})
    return net


for container in [dict, OrderedDict]:
    assert not held_by(container).state_dict()
saved = held_by(nn.ModuleDict).state_dict()
assert list(saved) == ["heads.b.weight", "heads.b.bias"]
# --8<-- [end:dicts-hide-modules]

# --8<-- [start:order]
for container in [dict, OrderedDict, nn.ModuleDict]:
    heads = container({"b": nn.ReLU(), "a": nn.ReLU()})
    heads["c"] = nn.ReLU()
    assert list(heads) == ["b", "a", "c"]
# --8<-- [end:order]

# --8<-- [start:keys]
for container in [dict, OrderedDict]:
    kept = container({1: 0, "a.b": 0, "keys": 0, "": 0})
    assert list(kept) == [1, "a.b", "keys", ""]
for key, text in {
    1: "should be a string",
    "a.b": "can't contain",
    "": "can't be empty",
    "keys": "already exists",
}.items():
    message = ""
    try:
        nn.ModuleDict({key: nn.ReLU()})
    except (TypeError, KeyError) as error:
        message = str(error.args[0])
    assert text in message
assert "a b" in nn.ModuleDict({"a b": nn.ReLU()})
for name in dir(nn.ModuleDict()):
    message = ""
    try:
        nn.ModuleDict({name: nn.ReLU()})
    except KeyError as error:
        message = error.args[0]
    text = f"attribute '{name}' already exists"
    assert message == text
# --8<-- [end:keys]

# --8<-- [start:methods]
for kind in [dict, OrderedDict, nn.ParameterDict]:
    held = kind({"a": None})
    assert held.get("b", 3) == 3
    assert held.setdefault("c", None) is None
    assert "c" in held and "b" not in held
for name in ["get", "setdefault"]:
    assert not hasattr(nn.ModuleDict(), name)
# --8<-- [end:methods]

# --8<-- [start:parameter-dict-sorts]
from collections import defaultdict

import torch

t = torch.ones(1)
pairs = [("b", t), ("a", t)]
for given, kept in [
    (dict(pairs), ["a", "b"]),
    (defaultdict(int, pairs), ["a", "b"]),
    (OrderedDict(pairs), ["b", "a"]),
    (pairs, ["b", "a"]),
]:
    updated = nn.ParameterDict({"z": t})
    updated.update(given)
    assert list(updated) == ["z", *kept]
    updated = nn.ParameterDict({"z": t})
    assert list(updated | given) == ["z", *kept]
    updated |= given
    assert list(updated) == ["z", *kept]
    updated["A"] = t
    assert list(updated) == ["z", *kept, "A"]
    assert list(nn.ParameterDict(given)) == kept
# --8<-- [end:parameter-dict-sorts]

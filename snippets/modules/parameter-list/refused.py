# --8<-- [start:show]
import torch
from torch import nn

w = torch.ones(1)
params = nn.ParameterList([w])
for attempt in [
    lambda: nn.ParameterDict({"conv.1": w}),
    lambda: nn.ParameterDict({"keys": w}),
    lambda: nn.ParameterDict({"a": w})["b"],
    lambda: params + [w],
    lambda: params.pop(),
    lambda: params(w),
]:
    try:
        attempt()
    except Exception as error:
        print(error.args[0])
# --8<-- [end:show]

# --8<-- [start:fix-dot]
named = nn.ParameterDict({"conv_1": w})
assert list(named.state_dict()) == ["conv_1"]
nested = nn.ParameterDict({"conv": named})
assert list(nested.state_dict()) == ["conv.conv_1"]
# --8<-- [end:fix-dot]

# --8<-- [start:fix-keys]
for name in ["items", "values", "get", "type"]:
    message = ""
    try:
        nn.ParameterDict({name: w})
    except KeyError as error:
        message = str(error)
    assert "already exists" in message
assert "keys_" in nn.ParameterDict({"keys_": w})
taken = nn.ParameterDict({"training": w})
for method in [taken.eval, taken.train]:
    message = ""
    try:
        method()
    except TypeError as error:
        message = str(error)
    text = "cannot assign 'bool' as parameter"
    assert message.startswith(text + " 'training'")
# --8<-- [end:fix-keys]

# --8<-- [start:fix-missing]
d, kind = nn.ParameterDict({"a": w}), None
try:
    d["b"]
except Exception as error:
    kind = type(error)
assert kind is AttributeError
assert not issubclass(kind, KeyError)
assert "b" not in d and d.get("b") is None
# --8<-- [end:fix-missing]

# --8<-- [start:fix-rebuild]
longer = nn.ParameterList([*params, w])
assert len(longer) == 2 and longer[0] is params[0]
shorter = nn.ParameterList(list(longer)[1:])
assert len(shorter) == 1 and shorter[0] is longer[1]
for name in ["__add__", "pop", "insert", "remove"]:
    assert not hasattr(params, name)
kind = None
try:
    del longer[0]
except Exception as error:
    kind = type(error)
assert kind is not None and len(longer) == 2
# --8<-- [end:fix-rebuild]

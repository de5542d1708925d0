# --8<-- [start:show]
import torch
from torch import nn

frozen = nn.Parameter(torch.ones(2), requires_grad=False)
values = nn.ParameterList([torch.ones(2), frozen, None, 3.0])
values.append(torch.zeros(2, 3))

print(values)
print(list(values.state_dict()))
print([p.requires_grad for p in values.parameters()])
try:
    values.append(torch.arange(3))
except RuntimeError as error:
    print(error)
# --8<-- [end:show]

# --8<-- [start:tensors-become-parameters]
t = torch.ones(2)
for kept in [frozen, nn.Parameter(t)]:
    assert nn.ParameterList([kept])[0] is kept
    assert nn.ParameterDict({"a": kept})["a"] is kept
for held in [
    nn.ParameterList([t])[0],
    nn.ParameterDict({"a": t})["a"],
]:
    assert type(held) is nn.Parameter
    assert held.requires_grad
    assert held.data_ptr() == t.data_ptr()
# --8<-- [end:tensors-become-parameters]

# --8<-- [start:graph-is-cut]
w = nn.Parameter(torch.ones(1))
for held in [
    nn.ParameterList([w * 2])[0],
    nn.ParameterDict({"a": w * 2})["a"],
]:
    assert type(held) is nn.Parameter
    assert held.is_leaf
    held.sum().backward()
    assert held.grad is not None and w.grad is None
(w * 2).sum().backward()
assert w.grad.item() == 2
# --8<-- [end:graph-is-cut]

# --8<-- [start:others-are-not-saved]
others = [None, 3.0, 4, "text"]
held = nn.ParameterList(others)
assert list(held) == others and not held.state_dict()
held = nn.ParameterDict(zip("abcd", others))
assert list(held.values()) == others
assert not held.state_dict()
# --8<-- [end:others-are-not-saved]

# --8<-- [start:integers-refused]
for t in [torch.arange(3), torch.ones(3).bool()]:
    message = ""
    try:
        nn.ParameterList([t])
    except RuntimeError as error:
        message = str(error)
    assert "floating point and complex" in message
    ids = nn.Parameter(t, requires_grad=False)
    held = nn.ParameterList([ids])
    assert held[0] is ids and "0" in held.state_dict()
# --8<-- [end:integers-refused]

# --8<-- [start:nested-list-is-lost]
inner = [nn.Parameter(torch.ones(1))]
lost = nn.ParameterList([inner])
assert lost[0] is inner
assert not list(lost.parameters())
assert not lost.state_dict()
nested = nn.ParameterList([nn.ParameterList(inner)])
assert list(nested.state_dict()) == ["0.0"]
assert next(nested.parameters()) is inner[0]
# --8<-- [end:nested-list-is-lost]

# --8<-- [start:no-buffer-list]
assert not hasattr(nn, "BufferList")
net = nn.Module()
net.register_buffer("mean", torch.zeros(2))
for tensor in [net.mean, nn.Buffer(torch.zeros(2))]:
    held = nn.ParameterList([tensor])
    assert len(list(held.parameters())) == 1
    assert not list(held.buffers())
# --8<-- [end:no-buffer-list]

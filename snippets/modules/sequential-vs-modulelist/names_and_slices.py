# --8<-- [start:show]
from collections import OrderedDict

from torch import nn

net = nn.Sequential(
    OrderedDict(
        encode=nn.Linear(4, 3),
        act=nn.ReLU(),
    )
)
net.add_module("decode", nn.Linear(3, 4))
net.append(nn.Sigmoid())

print(net)
print(list(net.state_dict()))
print(net.encode is net[0], net[:2][0] is net[0], type(net[:2]))
# --8<-- [end:show]

# --8<-- [start:names-become-keys]
assert list(net.state_dict()) == [
    "encode.weight",
    "encode.bias",
    "decode.weight",
    "decode.bias",
]
assert net.encode is net[0] and net.act is net[1]
assert isinstance(net.get_submodule("3"), nn.Sigmoid)
# --8<-- [end:names-become-keys]

# --8<-- [start:slice-shares]
import torch

part = net[:2]
assert type(part) is nn.Sequential
with torch.no_grad():
    part[0].weight.fill_(7)
assert (net.encode.weight == 7).all()
mods = nn.ModuleList([nn.Linear(1, 1), nn.ReLU()])
assert type(mods[:1]) is nn.ModuleList
assert mods[:1][0] is mods[0]
# --8<-- [end:slice-shares]

# --8<-- [start:slice-keeps-numbers]
layers = [nn.ReLU(), nn.Linear(1, 1), nn.PReLU()]
chain = nn.Sequential(*layers)
tail = chain[1:]
kept = ["1.weight", "1.bias", "2.weight"]
assert list(tail.state_dict()) == kept
tail.append(nn.Tanh())
kinds = [type(m) for m in tail]
assert kinds == [nn.Linear, nn.Tanh]  # PReLU is gone
tail = nn.Sequential(*chain[1:])
anew = ["0.weight", "0.bias", "1.weight"]
assert list(tail.state_dict()) == anew
tail.append(nn.Tanh())
kinds = [type(m) for m in tail]
assert kinds == [nn.Linear, nn.PReLU, nn.Tanh]
mods = nn.ModuleList(layers)[1:]
assert list(mods.state_dict()) == anew
assert len(mods.append(nn.Tanh())) == 3
# --8<-- [end:slice-keeps-numbers]

# --8<-- [start:grows-like-a-list]
for kind in [nn.Sequential, nn.ModuleList]:
    grown = kind()
    grown.append(nn.Linear(1, 1))
    grown.extend([nn.GELU(), nn.PReLU()])
    last = ["0.weight", "0.bias", "2.weight"]
    assert list(grown.state_dict()) == last
    grown.insert(1, nn.Sigmoid())
    kinds = [type(m) for m in grown[:3]]
    assert kinds == [nn.Linear, nn.Sigmoid, nn.GELU]
    last[2] = "3.weight"
    assert list(grown.state_dict()) == last
    del grown[1]
    last[2] = "2.weight"
    assert list(grown.state_dict()) == last
# --8<-- [end:grows-like-a-list]

# --8<-- [start:del-drops-the-names]
names = OrderedDict(fc=nn.Linear(1, 1), act=nn.PReLU())
named = nn.Sequential(names)
named.append(nn.Tanh())
named.extend([nn.GELU()])
kept = ["fc.weight", "fc.bias", "act.weight"]
assert [*named.state_dict()] == kept
del named.act
assert [*named.state_dict()] == kept[:2]
assert named.get_submodule("2") is named[1]
named = nn.Sequential(names)
named.append(nn.Tanh())
del named[2]
renamed = ["0.weight", "0.bias", "1.weight"]
assert [*named.state_dict()] == renamed
for place in [0, 1]:
    named, message = nn.Sequential(names), ""
    try:
        named.insert(place, nn.Tanh())
    except KeyError as error:
        message = repr(error)
    assert message == "KeyError('1')"
named = nn.Sequential(names).append(nn.Tanh())
try:
    named.insert(0, nn.ReLU())
except KeyError:
    assert named[3] is named[2] and len(named) == 4
else:
    raise AssertionError
# --8<-- [end:del-drops-the-names]

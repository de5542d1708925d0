# --8<-- [start:show]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.seq = nn.Sequential(
            nn.Linear(2, 2), nn.ReLU()
        )
        self.mods = nn.ModuleList(
            [nn.Linear(2, 2), nn.ReLU()]
        )
        self.named = nn.ModuleDict(
            {"a": nn.Linear(2, 2)}
        )
        self.plain = [nn.Linear(2, 2)]

    def forward(self, x):
        x = self.seq(x)
        for layer in self.mods:
            x = layer(x)
        x = self.named["a"](x)
        return self.plain[0](x)


net = Net()
print(net(torch.ones(1, 2)).shape)
print("\n".join(net.state_dict()))
# --8<-- [end:show]

# --8<-- [start:plain-list-is-unknown]
net.hidden = (nn.Linear(1, 1), {"b": nn.Linear(1, 1)})
net.table = {"c": nn.Linear(1, 1)}
outside = [net.plain[0], *net.hidden[:1]]
outside += [net.hidden[1]["b"], net.table["c"]]
inside = [net.seq[0], net.mods[0], net.named["a"]]
ids = {id(p) for p in net.parameters()}
assert ids == {
    id(p) for part in inside for p in part.parameters()
}
assert len(net.state_dict()) == len(ids) == 6
net.to("meta")
assert all(part.weight.is_meta for part in inside)
assert not any(part.weight.is_meta for part in outside)
net.kept = net.plain[0]  # an attribute as well
assert "kept.weight" in net.state_dict()
assert net.to("meta").plain[0].weight.is_meta
# --8<-- [end:plain-list-is-unknown]

# --8<-- [start:sequential-calls-in-order]
x = torch.randn(5, 2)
seq = nn.Sequential(nn.Linear(2, 2), nn.ReLU())
assert seq(x).equal(seq[1](seq[0](x)))
swapped = nn.Sequential(seq[1], seq[0])
assert swapped(x).equal(seq[0](seq[1](x)))
assert not swapped(x).equal(seq(x))
# --8<-- [end:sequential-calls-in-order]

# --8<-- [start:row-keys]
net = Net()
saved = list(net.state_dict())
assert "seq.0.weight" in saved
assert "mods.0.weight" in saved
assert "named.a.weight" in saved
assert not any(k.startswith("plain") for k in saved)
# --8<-- [end:row-keys]

# --8<-- [start:row-called]
assert seq(x).shape == (5, 2)
for container in [
    nn.ModuleList([nn.ReLU()]),
    nn.ModuleDict({"a": nn.ReLU()}),
]:
    message = ""
    try:
        container(x)
    except NotImplementedError as error:
        message = str(error)
    name = type(container).__name__
    assert message.startswith(f"Module [{name}]")
# --8<-- [end:row-called]

# --8<-- [start:containers-are-modules]
for part in [net.seq, net.mods, net.named]:
    assert isinstance(part, nn.Module)
layer, act = nn.Linear(2, 2), nn.ReLU()
for part in [
    nn.Sequential(layer, act),
    nn.ModuleList([layer, act]),
    nn.ModuleDict({"a": layer, "b": act}),
]:
    assert list(part.children()) == [layer, act]
names = [name for name, _ in net.named_children()]
assert names == ["seq", "mods", "named"]
assert "plain" in vars(net)
# --8<-- [end:containers-are-modules]

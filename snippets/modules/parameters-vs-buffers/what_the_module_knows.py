# --8<-- [start:show]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(2))
        self.register_buffer(
            "mean", torch.ones(2)
        )
        self.register_buffer(
            "mask",
            torch.ones(2),
            persistent=False,
        )
        self.plain = torch.ones(2)


net = Net().double()
trained = dict(net.named_parameters())
saved = net.state_dict()
print("        trained  saved  .double()")
for name in ["weight", "mean", "mask", "plain"]:
    print(
        f"{name:7}",
        f"{name in trained!s:8}",
        f"{name in saved!s:6}",
        getattr(net, name).dtype,
    )
# --8<-- [end:show]

# --8<-- [start:row-listed]
assert list(trained) == ["weight"]
names = [n for n, _ in net.named_buffers()]
assert names == ["mean", "mask"]
assert list(saved) == ["weight", "mean"]
# --8<-- [end:row-listed]

# --8<-- [start:row-moved]
moved = Net().to("meta")
assert moved.weight.is_meta
assert moved.mean.is_meta and moved.mask.is_meta
assert not moved.plain.is_meta
double = Net().double()
for name in ["weight", "mean", "mask"]:
    assert getattr(double, name).dtype == torch.float64
assert double.plain.dtype == torch.float32
for dtype in [torch.int64, torch.bool, torch.complex64]:
    net, t = nn.Module(), torch.ones(1).to(dtype)
    net.register_buffer("n", t)
    net.w = nn.Parameter(t, requires_grad=False)
    net.double()
    assert net.n.dtype == net.w.dtype == dtype
    assert net.to("meta").n.is_meta and net.w.is_meta
# --8<-- [end:row-moved]

# --8<-- [start:row-trained]
net = Net()
optimizer = torch.optim.SGD(net.parameters(), lr=1.0)
total = net.weight + net.mean + net.mask + net.plain
total.sum().backward()
optimizer.step()
assert net.weight.tolist() == [0.0, 0.0]
for other in [net.mean, net.mask, net.plain]:
    assert other.tolist() == [1.0, 1.0]
net = Net()
net.weight.requires_grad_(False)
net.extra = nn.Parameter(torch.ones(2))
optimizer = torch.optim.SGD(net.parameters(), lr=1.0)
(net.weight + net.extra).sum().backward()
optimizer.step()
assert net.weight.tolist() == [1.0, 1.0]
assert net.extra.tolist() == [0.0, 0.0]
# --8<-- [end:row-trained]

# --8<-- [start:row-requires-grad]
net = Net()
assert net.weight.requires_grad
assert not net.mean.requires_grad
assert not net.plain.requires_grad
with_grad = torch.ones(2, requires_grad=True)
assert not nn.Parameter(with_grad, False).requires_grad
net.register_buffer("new", with_grad)
net.mean = with_grad
net.var = nn.Buffer(with_grad)
net.plain = with_grad
for name in ["new", "mean", "var", "plain"]:
    assert getattr(net, name).requires_grad
# --8<-- [end:row-requires-grad]

# --8<-- [start:parameter-is-a-tensor]
t = torch.ones(2)
p = nn.Parameter(t)
assert isinstance(p, torch.Tensor)
assert p.data_ptr() == t.data_ptr()
assert p.requires_grad and not t.requires_grad
with torch.no_grad():
    assert nn.Parameter(t).requires_grad
# --8<-- [end:parameter-is-a-tensor]

# --8<-- [start:frozen-parameter]
for kind in [torch.optim.SGD, torch.optim.AdamW]:
    net = nn.Module()
    net.w = nn.Parameter(torch.ones(1), False)
    net.register_buffer("b", torch.ones(1))
    assert next(net.parameters()) is net.w
    args = {"lr": 1.0, "weight_decay": 0.5}
    kind(net.parameters(), **args).step()
    assert net.w.item() == 1.0
    net.w.grad = torch.zeros(1)
    kind(net.parameters(), **args).step()
    assert net.w.item() == 0.5
    net.requires_grad_(True)
    assert net.w.requires_grad
    assert not net.b.requires_grad
w = nn.Parameter(torch.ones(1))
optimizer = torch.optim.AdamW([w])
w.sum().backward()
optimizer.step()
w.requires_grad_(False)
for grad in [None, torch.zeros(1)]:
    w.grad, old = grad, w.clone()
    optimizer.step()
    assert w.equal(old) == (grad is None)
assert optimizer.defaults["weight_decay"] > 0
# --8<-- [end:frozen-parameter]

# --8<-- [start:buffer-stays-registered]
net = Net()
net.mean = torch.zeros(3)
assert net.state_dict()["mean"].tolist() == [0, 0, 0]
net.mean = None
assert "mean" not in net.state_dict()
net.mean = torch.ones(1)
assert net.state_dict()["mean"].tolist() == [1]
# --8<-- [end:buffer-stays-registered]

# --8<-- [start:sorted-by-type]
net = Net()
assert list(net._parameters) == ["weight"]
assert list(net._buffers) == ["mean", "mask"]
net.child = nn.Linear(1, 1)
net.inner = nn.Buffer(torch.ones(1))
assert list(net._modules) == ["child"]
assert "inner" in net._buffers
assert "plain" in vars(net)
assert not {"child", "inner"} & vars(net).keys()
assert not {"weight", "mean"} & vars(net).keys()
vars(net)["by_hand"] = nn.Parameter(torch.ones(1))
assert "by_hand" not in dict(net.named_parameters())
assert "by_hand" not in net.state_dict()
assert not net.to("meta").by_hand.is_meta
# --8<-- [end:sorted-by-type]

# --8<-- [start:assigning-registers]
net = nn.Module()
net.register_parameter("w", nn.Parameter(torch.ones(2)))
net.v = nn.Parameter(torch.ones(2))
names = [n for n, _ in net.named_parameters()]
assert names == ["w", "v"]
net.register_buffer("mean", torch.ones(2))
net.var = nn.Buffer(torch.ones(2))
net.mask = nn.Buffer(torch.ones(2), persistent=False)
names = [n for n, _ in net.named_buffers()]
assert names == ["mean", "var", "mask"]
saved = list(net.state_dict())
assert saved == ["w", "v", "mean", "var"]
net.plain = None  # the name is no longer new
message = ""
try:
    net.register_parameter("plain", net.w)
except KeyError as error:
    message = error.args[0]
assert message == "attribute 'plain' already exists"
net.plain = nn.Parameter(torch.ones(2))
assert "plain" in dict(net.named_parameters())
# --8<-- [end:assigning-registers]

# --8<-- [start:show]
import torch
from torch import fx, nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

torch.manual_seed(0)
net = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU())
net(torch.randn(16, 3, 9, 9))  # gives BatchNorm its statistics
net.eval()
fused = fx.symbolic_trace(net)


def module(node):
    called = node.op == "call_module"
    return fused.get_submodule(node.target) if called else None


for norm in list(fused.graph.nodes):
    if isinstance(module(norm), nn.BatchNorm2d):
        conv = norm.args[0]
        if isinstance(module(conv), nn.Conv2d) and len(conv.users) == 1:
            new = fuse_conv_bn_eval(module(conv), module(norm))
            fused.set_submodule(conv.target, new)
            norm.replace_all_uses_with(conv)
            fused.graph.erase_node(norm)
fused.delete_all_unused_submodules()
fused.graph.lint()
fused.recompile()
x = torch.randn(4, 3, 9, 9)
print([str(node.target) for node in fused.graph.nodes])
print(torch.allclose(fused(x), net(x), atol=1e-5))
# --8<-- [end:show]

# --8<-- [start:same-numbers-fused]
y = net(x)
assert torch.allclose(fused(x), y, atol=1e-5)
assert y.std() > 0.1
unfused = net[2](net[0](x))
assert not torch.allclose(unfused, y, atol=0.01)
assert list(fused.state_dict()) == [
    "0.weight", "0.bias"
]
assert [type(m) for m in net] == [
    nn.Conv2d, nn.BatchNorm2d, nn.ReLU
]
fused_weight = fused.get_submodule("0").weight
assert not net[0].weight.equal(fused_weight)
# --8<-- [end:same-numbers-fused]

# --8<-- [start:one-module-two-nodes]
class Twice(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 3, 1)
    def forward(self, x):
        return self.conv(self.conv(x))

twice = fx.symbolic_trace(Twice())
nodes = list(twice.graph.nodes)
assert [str(n.target) for n in nodes] == [
    "x", "conv", "conv", "output"
]
assert [len(n.users) for n in nodes[1:3]] == [1, 1]
x = torch.randn(1, 3, 1, 1)
twice.set_submodule(nodes[2].target, nn.Identity())
assert twice(x).equal(x)
# --8<-- [end:one-module-two-nodes]

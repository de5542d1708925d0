# --8<-- [start:show]
import torch
import torch.nn.functional as F
from torch import fx, nn


class Net(nn.Module):
    def forward(self, x):
        x = F.dropout(x, training=self.training)
        with torch.no_grad():
            return 2 * x


net = Net()
traced = fx.symbolic_trace(net)
net.eval()
traced.eval()

x = torch.ones(1000, requires_grad=True)
for model in (net, traced):
    y = model(x)
    print("zeros:", bool((y == 0).any()), "grad:", y.requires_grad)
# --8<-- [end:show]

# --8<-- [start:mode-is-frozen]
assert net(x).equal(2 * x)
assert (traced(x) == 0).any()
module = fx.symbolic_trace(
    nn.Sequential(nn.Dropout(0.5))
)
assert (module(x) == 0).any()
assert module.eval()(x).equal(x)
evaluating = fx.symbolic_trace(net)  # net is in eval()
assert evaluating.train()(x).equal(2 * x)
# --8<-- [end:mode-is-frozen]

# --8<-- [start:contexts-leave-no-node]
def autocast(x):
    with torch.autocast("cpu", dtype=torch.bfloat16):
        return x @ x

square = torch.ones(2, 2)
assert autocast(square).dtype == torch.bfloat16
traced_cast = fx.symbolic_trace(autocast)
assert traced_cast(square).dtype == torch.float32
assert not net(x).requires_grad
assert traced(x).requires_grad

fx.wrap("autocast")
wrapped = fx.symbolic_trace(lambda x: autocast(x))
assert wrapped(square).dtype == torch.bfloat16
# --8<-- [end:contexts-leave-no-node]

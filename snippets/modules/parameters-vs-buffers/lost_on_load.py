# --8<-- [start:show]
import torch
from torch import nn


class Plain(nn.Module):
    def __init__(self):
        super().__init__()
        self.mean = torch.zeros(1)


class Buffered(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.zeros(1))


for kind in [Plain, Buffered]:
    net = kind()
    net.mean += 5.0  # what training has found
    restored = kind()
    restored.load_state_dict(net.state_dict())
    saved, loaded = net.mean.item(), restored.mean.item()
    print(f"{kind.__name__:8} saved {saved}, loaded {loaded}")
# --8<-- [end:show]

# --8<-- [start:plain-is-lost]
net, restored = Plain(), Plain()
net.mean += 5.0
restored.load_state_dict(net.state_dict())
assert restored.mean.item() == 0.0
net, restored = Buffered(), Buffered()
net.mean += 5.0
restored.load_state_dict(net.state_dict())
assert restored.mean.item() == 5.0
# --8<-- [end:plain-is-lost]

# --8<-- [start:plain-stays-behind]
message = ""
net = Plain().to("meta")
x = torch.ones(2, device="meta")
try:
    x - net.mean
except RuntimeError as error:
    message = str(error)
text = "Tensor on device cpu is not on the expected"
assert message.startswith(text + " device meta!")
assert (x - net.mean[0]).is_meta  # no dimensions
net = Buffered().to("meta")
assert (x - net.mean).is_meta
# --8<-- [end:plain-stays-behind]

# --8<-- [start:update-keeps-graph]
import copy

net = Buffered()
first = torch.ones(1, requires_grad=True)
w = torch.ones(1, requires_grad=True)
net.mean = 0.9 * net.mean + 0.1 * first
net.mean = 0.9 * net.mean + 0.1 * w
(grad,) = torch.autograd.grad(
    net.mean, first, retain_graph=True
)
assert torch.allclose(grad, torch.tensor(0.09))
message = ""
try:
    copy.deepcopy(net)
except RuntimeError as error:
    message = str(error)
assert "deepcopy protocol" in message
net = Buffered()
net.mean = 0.9 * net.mean + 0.1 * w.detach()
assert net.mean.grad_fn is None
with torch.no_grad():
    net.mean = 0.9 * net.mean + 0.1 * w
assert net.mean.grad_fn is None
assert copy.deepcopy(net).mean.equal(net.mean)
# --8<-- [end:update-keeps-graph]

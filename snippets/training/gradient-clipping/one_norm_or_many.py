# --8<-- [start:show]
import torch
from torch import nn
from torch.nn.utils import clip_grad_norm_ as clip
from torch.nn.utils import clip_grads_with_norm_, get_total_norm

body, head = (nn.Parameter(torch.zeros(1)) for _ in range(2))
groups = [{"params": [body], "max_norm": 2.0},
          {"params": [head], "max_norm": 0.5}]
optimizer = torch.optim.SGD(groups, lr=0.1)


def show(name):
    print(f"{name:14}{body.grad.item():.3f} {head.grad.item():.3f}")
    body.grad, head.grad = torch.tensor([3.0]), torch.tensor([4.0])


body.grad, head.grad = torch.tensor([3.0]), torch.tensor([4.0])
show("unclipped")
clip([body, head], max_norm=1.0)
show("together")
total = get_total_norm([body.grad, head.grad])
clip_grads_with_norm_([body, head], 1.0, total)
show("in two calls")
for group in optimizer.param_groups:
    clip(group["params"], group["max_norm"])
show("per group")
# --8<-- [end:show]

# --8<-- [start:one-norm]
def reset():
    body.grad = torch.tensor([3.0])
    head.grad = torch.tensor([4.0])


reset()
assert clip([body, head], 1.0) == 5
together = torch.cat([body.grad, head.grad])
expected = torch.tensor([0.6, 0.8])
assert torch.allclose(together, expected)
reset()
for p in body, head:
    clip([p], max_norm=1.0)
assert torch.isclose(body.grad, torch.ones(1))
assert torch.isclose(head.grad, torch.ones(1))
# --8<-- [end:one-norm]

# --8<-- [start:per-group]
reset()
for group in optimizer.param_groups:
    clip(group["params"], group["max_norm"])
optimizer.step()  # passes over the key of your own
assert torch.isclose(body.grad, torch.tensor(2.0))
assert torch.isclose(head.grad, torch.tensor(0.5))
# --8<-- [end:per-group]

# --8<-- [start:two-calls]
reset()
total = get_total_norm([body.grad, head.grad])
assert body.grad == 3
returned = clip_grads_with_norm_([body, head], 1, total)
assert returned is None
in_two = torch.cat([body.grad, head.grad])
assert in_two.equal(together)
with torch.no_grad():
    body.fill_(30), head.fill_(40)
assert get_total_norm([body, head]) == 50
# --8<-- [end:two-calls]

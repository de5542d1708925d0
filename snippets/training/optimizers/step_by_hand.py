# --8<-- [start:show]
import torch

lr, momentum, decay = 0.1, 0.9, 0.01
w = torch.tensor([1.0, -2.0], requires_grad=True)
optimizer = torch.optim.SGD([w], lr, momentum, weight_decay=decay)

by_hand, velocity = w.detach().clone(), torch.zeros(2)
for step in range(3):
    optimizer.zero_grad()
    w.square().sum().backward()
    optimizer.step()

    gradient = 2 * by_hand + decay * by_hand
    velocity = momentum * velocity + gradient
    by_hand = by_hand - lr * velocity

print([f"{value:.4f}" for value in w.tolist()])
print([f"{value:.4f}" for value in by_hand.tolist()])
# --8<-- [end:show]

# --8<-- [start:formula]
assert torch.allclose(w, by_hand, rtol=1e-5)
assert not torch.allclose(w, torch.tensor([1.0, -2.0]))
# --8<-- [end:formula]

# --8<-- [start:maximize]
up = torch.zeros(1, requires_grad=True)
up.grad = torch.tensor([2.0])
torch.optim.SGD([up], lr=0.5, maximize=True).step()
assert up.item() == 1
# --8<-- [end:maximize]

# --8<-- [start:lr-as-tensor]
for name in ("SGD", "Adam", "AdamW"):
    rate = torch.tensor(0.5)
    p = torch.zeros(1, requires_grad=True)
    p.grad = torch.ones(1)
    make = getattr(torch.optim, name)
    filled = make([p], lr=rate, weight_decay=0.0)
    filled.step()
    assert abs(p.item() + 0.5) < 1e-5
    rate.fill_(2.0)
    filled.step()
    assert abs(p.item() + 0.5 + 2.0) < 1e-5
sgd = torch.optim.SGD([p], lr=0.5, momentum=0.5)
p.grad = torch.full((1,), 8.0)
sgd.step()
before = p.item()
p.grad.zero_()
sgd.param_groups[0]["lr"] = 2.0
sgd.step()
assert before - p.item() == 2.0 * 0.5 * 8
# --8<-- [end:lr-as-tensor]

# --8<-- [start:foreach-and-fused]
from torch.utils import _python_dispatch as dispatch


class Calls(dispatch.TorchDispatchMode):
    def __torch_dispatch__(self, func, _, args, kw=0):
        if func.namespace == "aten":
            self.names.append(func.name())
        return func(*args, **(kw or {}))


def run(**options):
    ps = [torch.ones(3) for _ in range(9)]
    ps = [p.requires_grad_() for p in ps]
    o = torch.optim.AdamW(ps, lr=0.1, **options)
    for _ in range(5):
        for p in ps:
            p.grad = 2 * p.detach()
        with Calls() as calls:
            calls.names = []
            o.step()
    return torch.stack(ps).detach(), calls.names


loop, many = run(foreach=False)
assert len(many) == 9 * 10
for options in ({"foreach": True}, {"fused": True}):
    result, few = run(**options)
    assert torch.allclose(result, loop)
    assert len(few) < len(many) / 2
assert len(few) == 2
assert few[-1] == "aten::_fused_adamw_"
# --8<-- [end:foreach-and-fused]

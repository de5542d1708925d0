# --8<-- [start:show]
import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode


class Count(TorchDispatchMode):
    def __enter__(self):
        self.names = []
        return super().__enter__()

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        if func.namespace == "aten":
            self.names.append(func.overloadpacket.__name__)
        return func(*args, **(kwargs or {}))


x = torch.randn(32, 64)
for options in {}, {"foreach": True}, {"fused": True}:
    first = nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 256)
    model = nn.Sequential(*first, nn.ReLU(), nn.Linear(256, 10))
    optimizer = torch.optim.AdamW(model.parameters(), **options)
    with Count() as passes:
        model(x).square().mean().backward()
    optimizer.step()  # the first step also makes the state
    with Count() as step:
        optimizer.step()
    counts = len(passes.names), len(step.names)
    print("passes {}, step {:2}".format(*counts), options)
# --8<-- [end:show]

# --8<-- [start:two-instead-of-sixty]
assert len(passes.names) == 50
fused, weights = step.names, list(model.parameters())
assert len(weights) == 6
assert fused == ["_foreach_add_", "_fused_adamw_"]
optimizer = torch.optim.AdamW(weights, foreach=False)
optimizer.step()
with Count() as one_by_one:
    optimizer.step()
assert len(one_by_one.names) == 60
optimizer = torch.optim.AdamW(weights, foreach=True)
optimizer.step()
with Count() as foreach:
    optimizer.step()
assert len(foreach.names) == 22
optimizer = torch.optim.AdamW(weights)
optimizer.step()
with Count() as default:
    optimizer.step()
assert default.names == one_by_one.names
# --8<-- [end:two-instead-of-sixty]

# --8<-- [start:same-steps]
def train(**how):
    torch.manual_seed(0)
    w = torch.ones(3, 2, requires_grad=True)
    optimizer = torch.optim.AdamW([w], lr=0.1, **how)
    for _ in range(20):
        w.grad = torch.randn(3, 2)
        optimizer.step()
    return w.detach()


loop, other = train(foreach=False), train(fused=True)
assert torch.allclose(loop, other, atol=1e-5)
assert (loop - 1).abs().max() > 0.1
# --8<-- [end:same-steps]

# --8<-- [start:batch-or-rows]
with torch.no_grad(), Count() as whole:
    together = model(x)
with torch.no_grad(), Count() as rows:
    apart = torch.stack([model(row) for row in x])
assert torch.allclose(together, apart, atol=1e-5)
assert len(whole.names) == 8
assert whole.names.count("addmm") == 3
assert rows.names.count("addmm") == 3 * 32
assert len(rows.names) == 450
# --8<-- [end:batch-or-rows]

# --8<-- [start:one-read]
loss, total = torch.tensor(2.0), 0.0
with Count() as each_step:
    for _ in range(10):
        total += loss.item()
read = "_local_scalar_dense"
assert each_step.names.count(read) == 10
total = torch.zeros(())
with Count() as once:
    for _ in range(10):
        total += loss.detach()
    assert total.item() == 20
assert once.names.count(read) == 1
# --8<-- [end:one-read]

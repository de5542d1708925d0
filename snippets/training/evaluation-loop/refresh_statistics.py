# --8<-- [start:show]
import torch
from torch import nn
from torch.optim.swa_utils import update_bn

torch.manual_seed(0)
x = 20 + 3 * torch.randn(640, 1)
y = (x - 20) / 3
model = nn.BatchNorm1d(1)
loss_fn = nn.MSELoss()
for batch in x[:320].split(32):  # forward in training mode
    model(batch)


def loss(training):
    with torch.inference_mode():
        return loss_fn(model.train(training)(x), y).item()


print(f"eval(), ten batches seen {loss(training=False):.2f}")
update_bn(x.split(32), model)
print(f"eval(), after update_bn  {loss(training=False):.2f}")
print(f"train()                  {loss(training=True):.2f}")
# --8<-- [end:show]

# --8<-- [start:statistics-lag]
lagging = nn.BatchNorm1d(1)
for batch in x[:320].split(32):
    lagging(batch)
mean = lagging.running_mean.item()
assert abs(mean - 20 * (1 - 0.9**10)) < 0.3
before = loss_fn(lagging.eval()(x), y)
lagging.train()
assert before > 5
assert loss_fn(lagging(x), y) < 0.05
# --8<-- [end:statistics-lag]

# --8<-- [start:update-bn]
parts = nn.Linear(1, 1), nn.BatchNorm1d(1)
fresh = nn.Sequential(*parts)
old = [p.clone() for p in fresh.parameters()]
fresh(x).sum().backward()
grads = [p.grad.clone() for p in fresh.parameters()]
sizes = x[:300], x[300:400], x[400:420]
for kind in (tuple, list):
    fresh[1].running_mean.fill_(99)
    pairs = [kind((b, b * torch.nan)) for b in sizes]
    update_bn(pairs, fresh)
    seen = [fresh[0](b) for b in sizes]
    mean = sum(z.mean() for z in seen) / 3
    var = sum(z.var() for z in seen) / 3
    assert torch.allclose(fresh[1].running_mean, mean)
    assert torch.allclose(fresh[1].running_var, var)
new = list(fresh.parameters())
assert all(a.equal(b) for a, b in zip(old, new))
assert all(p.grad.equal(g) for p, g in zip(new, grads))


class Spy(nn.BatchNorm1d):
    def forward(self, x):
        self.device = x.device.type


spy = Spy(1)
update_bn(pairs, spy, device="meta")
assert spy.device == "meta"
# --8<-- [end:update-bn]

# --8<-- [start:show]
import torch
import torch.nn.functional as F

x = torch.tensor([[1.0, 2.0], [3.0, 6.0]])
mean, var = torch.zeros(2), torch.ones(2)

F.batch_norm(x, mean, var)
print(mean, var)
F.batch_norm(x, mean, var, training=True)
print(mean, var)
# --8<-- [end:show]

# --8<-- [start:argument-is-overwritten]
mean, var = torch.zeros(2), torch.ones(2)
F.batch_norm(x, mean, var)
assert mean.tolist() == [0, 0]
F.batch_norm(x, mean, var, training=True)
assert torch.allclose(mean, x.mean(0) / 10)
expected = 0.9 * torch.ones(2) + x.var(0) / 10
assert torch.allclose(var, expected)
# --8<-- [end:argument-is-overwritten]

# --8<-- [start:module-does-it-for-you]
norm = torch.nn.BatchNorm1d(2)
y = norm(x)
assert norm.running_mean.equal(mean)
assert norm.running_var.equal(var)
assert "running_mean" in norm.state_dict()
assert "running_var" in norm.state_dict()
batch = F.batch_norm(
    x, mean.clone(), var.clone(), training=True
)
assert y.equal(batch)
y = norm.eval()(x)
assert norm.running_mean.equal(mean)
assert y.equal(F.batch_norm(x, mean, var))
assert not torch.allclose(y, batch)
# --8<-- [end:module-does-it-for-you]

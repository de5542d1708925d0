# --8<-- [start:show]
import torch

x = torch.tensor([0.0, 1.0], requires_grad=True)

try:
    x.numpy()
except RuntimeError as error:
    print(error)
print(x.detach().numpy(), x.numpy(force=True))

y = x.exp()
y.detach().numpy()[:] = 0
y.sum().backward()
print("wrong gradient, no error:", x.grad)
# --8<-- [end:show]

# --8<-- [start:force-detaches]
assert x.numpy(force=True).tolist() == [0, 1]
# --8<-- [end:force-detaches]

# --8<-- [start:numpy-writes-unseen]
for force in (False, True):
    y = x.exp()
    array = y.detach().numpy()
    if force:
        array = y.numpy(force=True)
    array[:] = 0
    assert y._version == 0
    wrong, = torch.autograd.grad(y.sum(), x)
    assert wrong.tolist() == [0, 0]

z = torch.tensor([1 + 2j]).conj()
z.numpy(force=True)[0] = 0  # a copy
assert z.tolist() == [1 - 2j]
# --8<-- [end:numpy-writes-unseen]

# --8<-- [start:copy-before-writing]
y = x.exp()
y.detach().clone().numpy()[:] = 0
right, = torch.autograd.grad(y.sum(), x)
assert right.equal(x.exp())
# --8<-- [end:copy-before-writing]

# --8<-- [start:show]
import torch

A = torch.eye(2, requires_grad=True)  # singular values 1 and 1

U, S, Vh = torch.linalg.svd(A)
(grad,) = torch.autograd.grad((U @ S.diag() @ Vh).sum(), A)
print(grad)

values = torch.linalg.svdvals(A)
(grad,) = torch.autograd.grad(values.sum(), A)
print(grad)
# --8<-- [end:show]

# --8<-- [start:vectors-give-nan]
U, S, Vh = torch.linalg.svd(A)
loss = (U @ S.diag() @ Vh).sum()
assert loss == A.sum()
(grad,) = torch.autograd.grad(loss, A)
assert grad.isnan().all()
V = torch.linalg.eigh(A).eigenvectors
(grad,) = torch.autograd.grad(V.sum(), A)
assert grad.isnan().all()
f = torch.linalg
for values in (f.svdvals(A), f.eigvalsh(A)):
    (grad,) = torch.autograd.grad(values.sum(), A)
    assert torch.allclose(grad, torch.eye(2))
# --8<-- [end:vectors-give-nan]

# --8<-- [start:show]
import torch
from functorch.dim import dims

a = torch.ones(4, 2, 3)
b = torch.ones(4, 3, 5)

batch, i, j, k = dims(4)
product = (a[batch, i, j] * b[batch, j, k]).sum(j)
print(product.order(batch, i, k).shape)
# --8<-- [end:show]

# --8<-- [start:order-gives-a-tensor]
plain = product.order(batch, i, k)
assert type(plain) is torch.Tensor
assert plain.equal(a @ b)
some = product.order(batch)
assert type(some) is not torch.Tensor
# --8<-- [end:order-gives-a-tensor]

# --8<-- [start:comes-with-torch]
from importlib.metadata import files

installed = {str(path) for path in files("torch")}
assert "functorch/dim/__init__.py" in installed
# --8<-- [end:comes-with-torch]

# --8<-- [start:show]
import torch

x = torch.tensor(3.0, requires_grad=True)

whole, = torch.autograd.grad(x * x, x)
stopped, = torch.autograd.grad(x * x.detach(), x)
print(whole, stopped)
# --8<-- [end:show]

# --8<-- [start:detach-is-a-constant]
assert whole == 2 * x
assert stopped == x
assert not x.detach().requires_grad
# --8<-- [end:detach-is-a-constant]

# --8<-- [start:data-stops-it-too]
with_data, = torch.autograd.grad(x * x.data, x)
assert with_data == stopped
# --8<-- [end:data-stops-it-too]

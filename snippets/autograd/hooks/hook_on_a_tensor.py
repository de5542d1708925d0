# --8<-- [start:show]
import torch

x = torch.tensor([3.0])
try:
    x.register_hook(print)
except RuntimeError as error:
    print(error)

x.requires_grad_()
hidden = x * 2
hidden.register_hook(lambda grad: print("hidden:", grad))
x.register_hook(lambda grad: print("x:", grad, "x.grad:", x.grad))
x.register_post_accumulate_grad_hook(
    lambda x: print("afterwards x.grad:", x.grad)
)
(hidden * 5 + x * 7).backward()
# --8<-- [end:show]

# --8<-- [start:leaf-hook-gets-the-sum]
leaf, got = torch.ones(1, requires_grad=True), []
leaf.register_hook(
    lambda grad: got.append((grad.item(), leaf.grad)))
(leaf * 2 + leaf * 3).backward()
assert got == [(5, None)]
(leaf * 2).backward()
assert got[1][0] == 2 and leaf.grad == 7
# --8<-- [end:leaf-hook-gets-the-sum]

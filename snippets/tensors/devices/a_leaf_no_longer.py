# --8<-- [start:show]
import torch

weight = torch.ones(3, requires_grad=True).to("meta")
try:
    torch.optim.SGD([weight], lr=0.1)
except ValueError as error:
    print(error)

weight = torch.ones(3, device="meta", requires_grad=True)
print(torch.optim.SGD([weight], lr=0.1).param_groups[0]["lr"])
# --8<-- [end:show]

# --8<-- [start:only-where-it-moves]
w = torch.ones(3, requires_grad=True)
assert w.to("cpu") is w
assert w.to("cpu").is_leaf
assert not w.to("meta").is_leaf
assert not (w + 1).is_leaf
assert (torch.ones(3) + 1).is_leaf
assert torch.optim.SGD([w.to("cpu")], lr=0.1)
# --8<-- [end:only-where-it-moves]

# --8<-- [start:parameter-becomes-tensor]
p = torch.nn.Parameter(torch.ones(3))
assert type(p.to("cpu")) is torch.nn.Parameter
assert type(p.to("meta")) is torch.Tensor
# --8<-- [end:parameter-becomes-tensor]

# --8<-- [start:leaf-from-the-start]
here = torch.ones(3, device="meta", requires_grad=True)
assert here.is_leaf
made = torch.ones(3).to("meta").requires_grad_()
assert made.is_leaf
# --8<-- [end:leaf-from-the-start]

# --8<-- [start:optimizer-after-the-move]
model = torch.nn.Linear(3, 2, bias=False)
old = model.weight
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model.to(torch.float64)
assert model.weight is old
model.to("meta")
assert model.weight is not old
(held,) = optimizer.param_groups[0]["params"]
assert held is old and held.device.type == "cpu"
# --8<-- [end:optimizer-after-the-move]

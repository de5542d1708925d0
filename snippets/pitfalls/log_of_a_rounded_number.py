# --8<-- [start:show]
import torch
import torch.nn.functional as F

x = torch.tensor([0.0, 1000.0], requires_grad=True)
logs = {"wrong": x.softmax(0).log(), "right": x.log_softmax(0)}
for word, y in logs.items():
    (grad,) = torch.autograd.grad(y[0], x)
    print(f"{word}: {y[0].item()}, gradient {grad.tolist()}")

x = torch.tensor([20.0], requires_grad=True)  # sure of a yes
no = torch.tensor([0.0])
losses = {
    "wrong": F.binary_cross_entropy(x.sigmoid(), no),
    "right": F.binary_cross_entropy_with_logits(x, no),
}
for word, loss in losses.items():
    (grad,) = torch.autograd.grad(loss, x)
    print(f"{word}: {loss.item():.1f}, gradient {grad.item():.1f}")
# --8<-- [end:show]


# --8<-- [start:log-softmax-keeps-it]
x = torch.tensor([0.0, 1000.0], requires_grad=True)
y = x.softmax(0).log()[0]
assert y.item() == -float("inf")
(grad,) = torch.autograd.grad(y, x)
assert grad.isnan().all()
y = x.log_softmax(0)[0]
(grad,) = torch.autograd.grad(y, x)
assert y.item() == -1000 and grad.tolist() == [1, -1]
# --8<-- [end:log-softmax-keeps-it]

# --8<-- [start:bce-goes-dead]
def loss_and_slope(kind, logit, target):
    x = torch.tensor([logit], requires_grad=True)
    input = x.sigmoid() if kind == "" else x
    f = getattr(F, f"binary_cross_entropy{kind}")
    loss = f(input, torch.tensor([target]))
    (grad,) = torch.autograd.grad(loss, x)
    return round(loss.item(), 3), round(grad.item(), 3)


dead, logits = "", "_with_logits"
assert loss_and_slope(dead, 20.0, 0.0) == (100, 0)
assert loss_and_slope(logits, 20.0, 0.0) == (20, 1)
assert loss_and_slope(dead, -200.0, 1.0) == (100, 0)
assert loss_and_slope(logits, -200., 1.) == (200, -1)
x = torch.tensor([20.0])
assert torch.nn.BCELoss()(x.sigmoid(), no) == 100
assert torch.nn.BCEWithLogitsLoss()(x, no) == 20
# --8<-- [end:bce-goes-dead]

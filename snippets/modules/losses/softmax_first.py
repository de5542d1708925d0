# --8<-- [start:show]
import torch
from torch import nn

loss_fn = nn.CrossEntropyLoss()
label = torch.tensor([0])
right = torch.tensor([[20.0, 0.0, 0.0]], requires_grad=True)
wrong = torch.tensor([[0.0, 20.0, 0.0]], requires_grad=True)

for name, logits in ("right", right), ("wrong", wrong):
    softmax = logits.softmax(1)
    for step, inputs in ("logits ", logits), ("softmax", softmax):
        loss = loss_fn(inputs, label)
        (grad,) = torch.autograd.grad(loss, logits)
        steepest = grad.abs().max()
        print(f"{name} {step} loss {loss:6.3f} gradient {steepest:.3f}")
# --8<-- [end:show]

# --8<-- [start:floor]
for classes, floor in (3, 0.5514), (1000, 5.9095):
    perfect = torch.eye(classes)[:1]
    loss = loss_fn(perfect, label)
    total = torch.tensor(torch.e + classes - 1)
    by_hand = total.log() - 1
    assert torch.allclose(loss, by_hand)
    assert abs(loss.item() - floor) < 5e-5
# --8<-- [end:floor]

# --8<-- [start:no-gradient]
(g,) = torch.autograd.grad(loss_fn(wrong, label), wrong)
assert torch.allclose(g[0, 0], torch.tensor(-1.0))
twice = loss_fn(wrong.softmax(1), label)
(g,) = torch.autograd.grad(twice, wrong)
assert g.abs().max() < 1e-8
# --8<-- [end:no-gradient]

# --8<-- [start:sigmoid-twice]
answers = torch.tensor([1.0, 0.0])
loss = nn.BCEWithLogitsLoss(reduction="none")
yes, no = loss(answers, answers)
assert f"{yes:.3f} {no:.3f}" == "0.313 0.693"
# --8<-- [end:sigmoid-twice]

# --8<-- [start:log-softmax-harmless]
z = torch.randn(8, 3)
y = torch.randint(3, (8,))
twice = loss_fn(z.log_softmax(1), y)
assert torch.allclose(twice, loss_fn(z, y))
# --8<-- [end:log-softmax-harmless]

# --8<-- [start:predict]
probabilities = z.softmax(1)
in_order = probabilities.gather(1, z.argsort(1))
assert (in_order.diff() >= 0).all()
close = torch.tensor([[0.0, 1e-8]])
assert close.argmax() == 1
assert close.softmax(1).tolist() == [[0.5, 0.5]]
# --8<-- [end:predict]

# --8<-- [start:show]
import torch
import torch.nn.functional as F

torch.manual_seed(0)
logits = torch.randn(4, 3)
labels = torch.tensor([0, 2, 1, 0])

whole = F.cross_entropy(logits, labels)
steps = F.nll_loss(F.log_softmax(logits, dim=1), labels)
print(torch.equal(whole, steps))

far = torch.tensor([[0.0, 200.0]])
print(far.softmax(1).log().tolist())
print(far.log_softmax(1).tolist())
# --8<-- [end:show]

# --8<-- [start:two-steps]
assert whole.equal(steps)
one_by_one = -logits.log_softmax(1)[range(4), labels]
assert torch.allclose(whole, one_by_one.mean())
q = logits.bfloat16()
with torch.autocast("cpu", torch.bfloat16):
    once = F.cross_entropy(q, labels)
    twice = F.nll_loss(F.log_softmax(q, 1), labels)
assert once != twice
text = ""
try:
    F.nll_loss(logits.log_softmax(1), torch.ones(4, 3))
except RuntimeError as e:
    text = str(e)
assert text.startswith("0D or 1D target tensor")
# --8<-- [end:two-steps]

# --8<-- [start:nll-takes-no-log]
p = logits.softmax(1)
loss = F.nll_loss(p, labels)
assert torch.allclose(loss, -p[range(4), labels].mean())
assert loss < 0
# --8<-- [end:nll-takes-no-log]

# --8<-- [start:bce-saturates]
x = torch.tensor([-200.0], requires_grad=True)
one = torch.ones(1)
apart = F.binary_cross_entropy(x.sigmoid(), one)
whole = F.binary_cross_entropy_with_logits(x, one)
assert (apart.item(), whole.item()) == (100.0, 200.0)
assert torch.autograd.grad(apart, x)[0] == 0
assert torch.autograd.grad(whole, x)[0] == -1
# --8<-- [end:bce-saturates]

# --8<-- [start:show]
import torch

logits = torch.tensor([1000.0, 0.0], requires_grad=True)

for name, log_p in [
    ("softmax().log()", logits.softmax(dim=0).log()),
    ("log_softmax()", logits.log_softmax(dim=0)),
]:
    logits.grad = None
    log_p[1].backward()
    print(f"{name:16}", log_p.tolist(), logits.grad.tolist())
# --8<-- [end:show]

# --8<-- [start:minus-logsumexp]
generator = torch.Generator().manual_seed(0)
x = torch.randn(5, 9, generator=generator) * 50
by_hand = x - x.logsumexp(dim=1, keepdim=True)
assert torch.allclose(
    x.log_softmax(dim=1), by_hand, atol=1e-4
)
# --8<-- [end:minus-logsumexp]

# --8<-- [start:log-loses-it]
assert logits.softmax(dim=0).log()[1] == -torch.inf
assert logits.log_softmax(dim=0)[1] == -1000
(gradient,) = torch.autograd.grad(
    logits.softmax(dim=0).log()[1], logits
)
assert gradient.isnan().any()
(gradient,) = torch.autograd.grad(
    logits.log_softmax(dim=0)[1], logits
)
assert gradient.tolist() == [-1, 1]
# --8<-- [end:log-loses-it]

# --8<-- [start:masked-row-is-nan]
row = torch.full((3,), -torch.inf)
assert row.log_softmax(dim=0).isnan().all()
assert row.logsumexp(dim=0) == -torch.inf
# --8<-- [end:masked-row-is-nan]

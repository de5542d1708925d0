# --8<-- [start:show]
import torch

inf = torch.inf
scores = torch.tensor([[1.0, 2.0], [-inf, -inf]], requires_grad=True)

scores.logsumexp(dim=1).exp().sum().backward()
print(scores.grad)

scores.grad = None
dead = (scores == -inf).all(dim=1)
safe = scores.masked_fill(dead[:, None], 0.0)
lse = safe.logsumexp(dim=1).masked_fill(dead, -inf)
lse.exp().sum().backward()
print(lse.detach(), scores.grad, sep="\n")
# --8<-- [end:show]

# --8<-- [start:nan-in-the-gradient]
bad = torch.tensor([-inf, -inf], requires_grad=True)
value = bad.logsumexp(dim=0)
value.backward()
assert value == -inf
assert bad.grad.isnan().all()
some = torch.tensor([-inf, 0.0], requires_grad=True)
some.logsumexp(dim=0).backward()
assert some.grad.tolist() == [0, 1]
for other in (-inf, 0.0, 1e30, inf):
    top = torch.tensor([inf, other], requires_grad=True)
    top.logsumexp(dim=0).backward()
    assert top.grad[0].isnan()
    assert top.grad[1].isnan() == (other == inf)
# --8<-- [end:nan-in-the-gradient]

# --8<-- [start:before-not-after]
assert scores.grad[1].tolist() == [0, 0]
assert torch.allclose(
    scores.grad[0], scores[0].exp().detach()
)
after = scores.detach().clone().requires_grad_()
lse = after.logsumexp(dim=1)
lse.masked_fill(dead, 0.0).sum().backward()
assert after.grad[1].isnan().all()
# --8<-- [end:before-not-after]

# --8<-- [start:finite-mask]
for low in (-1e9, torch.finfo(torch.float32).min):
    for n in (2, 5):
        x = torch.full((n,), low, requires_grad=True)
        x.logsumexp(dim=0).backward()
        assert x.grad.tolist() == [1] * n
        assert x.logsumexp(dim=0) == low
# --8<-- [end:finite-mask]

# --8<-- [start:logaddexp-gradients]
def gradient(function, *values):
    x = torch.tensor(values, requires_grad=True)
    function(x).backward()
    return x.grad


def pair(x):
    return torch.logaddexp(x[0], x[1])


assert gradient(pair, -inf, -inf).isnan().all()
assert gradient(pair, inf, inf).isnan().all()
assert gradient(pair, inf, 0.0).tolist() == [1, 0]
lse = gradient(lambda x: x.logsumexp(dim=0), inf, 0.0)
assert lse[0].isnan() and lse[1] == 0
# --8<-- [end:logaddexp-gradients]

# --8<-- [start:fill-both]
a = torch.tensor([-inf, -inf, 0.0], requires_grad=True)
b = torch.tensor([-inf, 0.0, 0.0], requires_grad=True)
dead = (a == -inf) & (b == -inf)
sides = [t.masked_fill(dead, 0.0) for t in (a, b)]
out = torch.logaddexp(*sides).masked_fill(dead, -inf)
assert out.equal(torch.logaddexp(a, b))
out.sum().backward()
assert a.grad.tolist() == [0, 0, 0.5]
assert b.grad.tolist() == [0, 1, 0.5]
# --8<-- [end:fill-both]

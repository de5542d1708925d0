# --8<-- [start:show]
import torch

x = torch.tensor([[1000.0, 1000.0], [-1000.0, -1000.0]])

print("naive:    ", x.exp().sum(dim=1).log())
print("logsumexp:", x.logsumexp(dim=1))
# --8<-- [end:show]

# --8<-- [start:naive-overflows]
naive = x.exp().sum(dim=1).log()
assert naive.tolist() == [torch.inf, -torch.inf]
exact = x[:, 0] + torch.tensor(2).log()
assert torch.allclose(x.logsumexp(dim=1), exact)
# --8<-- [end:naive-overflows]

# --8<-- [start:where-exp-ends]
for dtype, fits, overflows, vanishes in [
    (torch.float16, 11.08, 11.09, -18.0),
    (torch.bfloat16, 88.5, 88.8, -94.0),
    (torch.float32, 88.72, 88.73, -104.0),
    (torch.float64, 709.78, 709.79, -746.0),
]:
    def exp(v, dtype=dtype):
        return torch.tensor(v, dtype=dtype).exp().item()

    assert exp(fits) < torch.inf == exp(overflows)
    assert exp(vanishes + 2) > 0 == exp(vanishes)
# --8<-- [end:where-exp-ends]

# --8<-- [start:gradient-is-softmax]
generator = torch.Generator().manual_seed(0)
y = torch.randn(50, 7, generator=generator) * 9
big = torch.full((1, 7), 1e9)
for values in (y, big):
    z = values.clone().requires_grad_()
    lse = z.logsumexp(dim=1, keepdim=True)
    lse.sum().backward()
    assert torch.allclose(z.grad, (z - lse).exp())
    alike = torch.allclose(z.grad, z.softmax(dim=1))
    assert alike == (values is y)
# --8<-- [end:gradient-is-softmax]

# --8<-- [start:log-mean-exp]
import math

mean = y.logsumexp(dim=1) - math.log(y.shape[1])
want = y.double().exp().mean(dim=1).log().float()
assert torch.allclose(mean, want, atol=1e-5)
# --8<-- [end:log-mean-exp]

# --8<-- [start:dim-is-needed]
message = ""
try:
    x.logsumexp()
except TypeError as error:
    message = str(error)
assert message == (
    "logsumexp() missing 1 required positional "
    'arguments: "dim"'
)
whole, flat = y.logsumexp(dim=(0, 1)), y.flatten()
assert torch.allclose(whole, flat.logsumexp(dim=0))
# --8<-- [end:dim-is-needed]

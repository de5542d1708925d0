# --8<-- [start:show]
import torch

x = torch.tensor(2.0)
limit = torch.tensor(1.0, requires_grad=True)
scale = torch.tensor(3.0, requires_grad=True)
other = torch.tensor(5.0, requires_grad=True)

y = x * scale if x > limit else x * other
y.backward()
print("branch:", limit.grad, scale.grad, other.grad)

limit.grad = scale.grad = other.grad = None
share = torch.sigmoid(x - limit)
y = share * x * scale + (1 - share) * x * other
y.backward()
grads = [round(t.grad.item(), 3) for t in (limit, scale, other)]
print("blend: ", *grads)
# --8<-- [end:show]

# --8<-- [start:condition-is-cut]
assert not (x > limit).requires_grad
inputs = [limit, scale, other]
y = x * scale if x > limit else x * other
grads = torch.autograd.grad(
    y, inputs, allow_unused=True
)
assert grads == (None, 2, None)
# --8<-- [end:condition-is-cut]

# --8<-- [start:blend-reaches-all]
s = torch.sigmoid(torch.tensor(1.0))
by_hand = -s * (1 - s) * (2 * 3 - 2 * 5)
assert torch.allclose(limit.grad, by_hand)
assert torch.allclose(scale.grad, s * 2)
assert torch.allclose(other.grad, (1 - s) * 2)


def blend(k, x=x):
    share = torch.sigmoid(k * (x - limit))
    return share * x * scale + (1 - share) * x * other


assert (x * scale).item() == 6
assert round(blend(1).item(), 2) == 7.08
assert 6 < blend(9) < blend(4) < blend(2) < blend(1)
assert blend(100) == 6
assert blend(100, limit) == blend(1, limit) == 4
# --8<-- [end:blend-reaches-all]

# --8<-- [start:skipped-weight-stays]
adam = torch.optim.Adam(inputs, lr=0.5)
adam.zero_grad()
(x * scale if x > limit else x * other).backward()
adam.step()
assert other == 5 and other.grad is None
assert limit == 1 and limit.grad is None
assert scale < 3
# --8<-- [end:skipped-weight-stays]

# --8<-- [start:show]
import torch


def by_hand(x):
    top = x.max()
    return (x - top).exp().sum().log() + top


inf = torch.inf
for values in [[2, 3], [-inf, 0], [-inf, -inf], [inf, 0], [inf, inf]]:
    x = torch.tensor(values)
    numbers = by_hand(x).item(), x.logsumexp(0).item()
    print(f"{values!s:14} {numbers[0]:7.3f} {numbers[1]:7.3f}")
# --8<-- [end:show]

# --8<-- [start:infinite-maximum]
for values, want in [
    ([-inf, -inf], -inf),
    ([inf, 0], inf),
    ([inf, inf], inf),
    ([inf, -inf], inf),
    ([-inf], -inf),
    ([inf], inf),
]:
    x = torch.tensor(values)
    assert by_hand(x).isnan()
    assert x.logsumexp(dim=0) == want
# --8<-- [end:infinite-maximum]

# --8<-- [start:minus-inf-is-zero]
x = torch.tensor([-inf, 0.0, 1.0])
want = x[1:].logsumexp(dim=0)
assert torch.allclose(x.logsumexp(dim=0), want)
assert torch.allclose(by_hand(x), want)
assert torch.empty(0).logsumexp(dim=0) == -inf
assert (torch.empty(0, 2).logsumexp(0) == -inf).all()
# --8<-- [end:minus-inf-is-zero]

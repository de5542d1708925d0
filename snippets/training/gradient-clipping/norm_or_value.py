# --8<-- [start:show]
import torch
from torch import nn

weight = nn.Parameter(torch.zeros(2))
gradient = torch.tensor([3.0, 0.4])

weight.grad = gradient.clone()
nn.utils.clip_grad_norm_([weight], max_norm=0.5)
by_norm = weight.grad

weight.grad = gradient.clone()
nn.utils.clip_grad_value_([weight], clip_value=0.5)
by_value = weight.grad

for name, g in ("norm", by_norm), ("value", by_value):
    cosine = torch.cosine_similarity(g, gradient, dim=0)
    a, b = g.tolist()
    print(f"{name:5} ({a:.3f}, {b:.3f})  cosine {cosine:.3f}")
# --8<-- [end:show]

# --8<-- [start:norm-keeps-the-direction]
def cosine(a, b):
    return torch.cosine_similarity(a, b, dim=0).item()


assert abs(cosine(by_norm, gradient) - 1) < 1e-6
assert 0.499 < by_norm.norm() < 0.501
# --8<-- [end:norm-keeps-the-direction]

# --8<-- [start:value-cuts-elements]
assert cosine(by_value, gradient) < 0.86
assert by_value.equal(gradient.clamp(-0.5, 0.5))
assert by_value.norm() > 0.6
weight.grad = -gradient
nn.utils.clip_grad_value_([weight], clip_value=0.5)
assert weight.grad.equal(-by_value)
assert nn.utils.clip_grad_value_([weight], 0.5) is None
# --8<-- [end:value-cuts-elements]

# --8<-- [start:adam-divides-it-out]
def first_step(kind, max_norm):
    w = nn.Parameter(torch.zeros(2))
    w.grad = torch.tensor([3.0, 4.0])
    nn.utils.clip_grad_norm_([w], max_norm)
    kind([w], lr=0.1).step()
    return w.detach()


adam, sgd = torch.optim.Adam, torch.optim.SGD
free = first_step(adam, 9.0)
assert torch.allclose(first_step(adam, 1.0), free)
free = first_step(sgd, 9.0)
assert torch.allclose(5 * first_step(sgd, 1.0), free)


def thirty_steps(max_norm, spike=100.0):
    w = nn.Parameter(torch.zeros(1))
    optimizer = adam([w], lr=0.1)
    for i in range(1, 31):
        grad = spike if i == 10 else -1.0
        w.grad = torch.tensor([grad])
        nn.utils.clip_grad_norm_([w], max_norm)
        optimizer.step()
    return w.item()


inf = float("inf")
assert abs(thirty_steps(inf, -1.0) - 3) < 0.001
assert abs(thirty_steps(inf) - 0.54) < 0.005
assert abs(thirty_steps(1.0) - 2.77) < 0.005
# --8<-- [end:adam-divides-it-out]

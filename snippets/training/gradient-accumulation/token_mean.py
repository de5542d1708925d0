# --8<-- [start:show]
import torch
from torch.nn.functional import cross_entropy

torch.manual_seed(0)
logits = torch.randn(4, 6, 10)
target = torch.randint(10, (4, 6))
target[0, 1:] = target[1, 2:] = -100  # padding: 3, then 12 tokens


def gradient(loss_of_part, parts):
    leaf = logits.clone().requires_grad_()
    for a, t in zip(leaf.chunk(parts), target.chunk(parts)):
        loss_of_part(a.flatten(0, 1), t.flatten()).backward()
    return leaf.grad


large = gradient(cross_entropy, 1)
halves = gradient(lambda a, t: cross_entropy(a, t) / 2, 2)
tokens = (target != -100).sum()
summed = gradient(
    lambda a, t: cross_entropy(a, t, reduction="sum") / tokens, 2
)
for name, g in ("mean / 2", halves), ("sum / tokens", summed):
    print(f"{name:13} first {g[:2].norm() / large[:2].norm():.3f},"
          f" second {g[2:].norm() / large[2:].norm():.3f}")
# --8<-- [end:show]

# --8<-- [start:count-the-tokens]
assert (target[:2] != -100).sum() == 3
assert (target[2:] != -100).sum() == 12
assert torch.allclose(summed, large, atol=1e-7)
first, second = large[:2], large[2:]
assert torch.allclose(halves[:2], first * 2.5)
assert torch.allclose(halves[2:], second * 0.625)


def weighted(a, t):
    share = (t != -100).sum() / tokens
    return cross_entropy(a, t) * share


by_share = gradient(weighted, 2)
assert torch.allclose(by_share, large, atol=1e-7)
pad = logits[0], torch.full((6,), -100)
assert cross_entropy(*pad).isnan()
assert cross_entropy(*pad, reduction="sum") == 0
# --8<-- [end:count-the-tokens]

# --8<-- [start:class-weights-count]
weight = torch.arange(1.0, 11)  # one per class


def gradient_with_weight(count, parts=2):
    def loss(a, t):
        kept = t[t != -100]
        part = cross_entropy(a, t, weight=weight)
        return part * count(kept)
    return gradient(loss, parts)


large = gradient_with_weight(lambda kept: 1, parts=1)
kept = target[target != -100]
shares = gradient_with_weight(
    lambda t: weight[t].sum() / weight[kept].sum()
)
by_tokens = gradient_with_weight(
    lambda t: len(t) / len(kept)
)
assert torch.allclose(shares, large, atol=1e-7)
assert (by_tokens - large).abs().max() > 1e-3
# --8<-- [end:class-weights-count]

# --8<-- [start:show]
import torch


def train(zero):
    w = torch.zeros(1, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=0.1)
    seen = []
    for step in range(24):
        if zero:
            optimizer.zero_grad()
        (w - 3).square().sum().backward()
        optimizer.step()
        seen.append(f"{w.item():.2f}")
    return seen[3::4]


print("wrong:", *train(zero=False))
print("right:", *train(zero=True))
# --8<-- [end:show]

# --8<-- [start:gradients-pile-up]
w = torch.zeros(1, requires_grad=True)
sums = []
for step in range(3):
    (w - 3).square().sum().backward()
    sums.append(w.grad.item())
assert sums == [-6, -12, -18]

wrong = [float(v) for v in train(zero=False)]
right = [float(v) for v in train(zero=True)]
assert min(wrong[2:]) < 0.6 and max(wrong[2:]) > 6
assert right == sorted(right)
assert 2.9 < right[-1] <= 3
# --8<-- [end:gradients-pile-up]

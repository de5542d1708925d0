# --8<-- [start:show]
import torch

x = torch.tensor([1.0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 41, 42])
parts = x.split(5)  # 5, 5 and 2 samples


def gradient(scale):
    w = torch.zeros((), requires_grad=True)
    for part in parts:
        loss = (w * part).mean()
        (loss * scale(part)).backward()
    return w.grad.item()


w = torch.zeros((), requires_grad=True)
(w * x).mean().backward()
print("the large batch      ", w.grad.item())
print("not divided          ", gradient(lambda part: 1))
print("/ number of parts    ", gradient(lambda part: 1 / len(parts)))
print("* its share of all   ", gradient(lambda p: len(p) / len(x)))
# --8<-- [end:show]

# --8<-- [start:weigh-by-samples]
right = x.mean().item()
share = gradient(lambda part: len(part) / len(x))
assert abs(share - right) < 1e-5
by_parts = gradient(lambda part: 1 / len(parts))
mean_of_means = (3 + 8 + 41.5) / 3
assert abs(by_parts - mean_of_means) < 1e-5
assert right == 11.5
sums = gradient(lambda part: len(part))  # undo mean
assert abs(sums - x.sum().item()) < 1e-4
# --8<-- [end:weigh-by-samples]

# --8<-- [start:undivided-is-a-larger-step]
parts = x.split(4)  # equal parts: dividing is right
undivided = gradient(lambda part: 1)
divided = gradient(lambda part: 1 / len(parts))
assert abs(divided - right) < 1e-5
assert abs(undivided / right - 3) < 1e-5
# --8<-- [end:undivided-is-a-larger-step]

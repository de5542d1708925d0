# --8<-- [start:show]
import torch

x = torch.tensor([-2.0, 0.0, 0.5, 1.0, 3.0], requires_grad=True)
x.clamp(0, 1).sum().backward()
print(x.grad)


def learn(clamp_the_weight):
    w = torch.tensor(3.0, requires_grad=True)  # the best is 0.5
    for _ in range(100):
        value = w if clamp_the_weight else w.clamp(0, 1)
        (value - 0.5).square().backward()
        with torch.no_grad():
            w -= 0.1 * w.grad
            if clamp_the_weight:
                w.clamp_(0, 1)
        w.grad = None
    return f"{w.item():.2f}"


print(learn(clamp_the_weight=False), learn(clamp_the_weight=True))
# --8<-- [end:show]

# --8<-- [start:one-inside-zero-outside]
assert x.grad.tolist() == [0, 1, 1, 1, 0]
zero = torch.zeros((), requires_grad=True)
zero.relu().backward()
assert zero.grad == 0
zero.grad = None
zero.clamp(min=0).backward()
assert zero.grad == 1
# --8<-- [end:one-inside-zero-outside]

# --8<-- [start:the-weight-stays-put]
assert learn(clamp_the_weight=False) == "3.00"
assert learn(clamp_the_weight=True) == "0.50"
# --8<-- [end:the-weight-stays-put]

# --8<-- [start:nan-and-crossed-bounds]
v = torch.tensor([torch.nan, 5.0, torch.inf])
out = v.clamp(0, 1)
assert out[0].isnan() and out[1:].tolist() == [1, 1]
v = torch.tensor([-torch.inf, 0, 1, 2, 3, torch.inf])
assert v.clamp(min=3, max=1).tolist() == [1] * 6
# --8<-- [end:nan-and-crossed-bounds]

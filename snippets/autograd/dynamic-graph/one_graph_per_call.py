# --8<-- [start:show]
import torch


def f(x, steps):
    for _ in range(steps):
        if x > 0:
            x = x.sin()
        else:
            x = x.exp()
    return x


def recorded(y):
    names, node = [], y.grad_fn
    while node.next_functions:  # a leaf has none
        names.append(type(node).__name__)
        node = node.next_functions[0][0]
    return names


for value, steps in [(1.0, 1), (1.0, 3), (-1.0, 1), (-1.0, 2)]:
    x = torch.tensor(value, requires_grad=True)
    y = f(x, steps)
    print(value, steps, *recorded(y))
# --8<-- [end:show]

# --8<-- [start:nodes-follow-the-run]
def names(value, steps):
    x = torch.tensor(value, requires_grad=True)
    return recorded(f(x, steps))


assert names(1.0, 5) == ["SinBackward0"] * 5
assert names(-1.0, 1) == ["ExpBackward0"]
two = ["SinBackward0", "ExpBackward0"]
assert names(-1.0, 2) == two
# --8<-- [end:nodes-follow-the-run]

# --8<-- [start:gradient-of-the-path]
for value, steps in [(1.0, 3), (-1.0, 2)]:
    x = torch.tensor(value).double().requires_grad_()
    (slope,) = torch.autograd.grad(f(x, steps), x)
    step = 1e-6
    up, down = f(x + step, steps), f(x - step, steps)
    measured = (up - down) / (2 * step)
    assert torch.allclose(slope, measured, atol=1e-8)
# --8<-- [end:gradient-of-the-path]

# --8<-- [start:new-graph-each-call]
x = torch.tensor(1.0, requires_grad=True)
first, second = f(x, 1), f(x, 1)
assert first.grad_fn is not second.grad_fn
leaf = first.grad_fn.next_functions[0][0]
assert leaf is second.grad_fn.next_functions[0][0]
# --8<-- [end:new-graph-each-call]

# --8<-- [start:no-grad-no-graph]
assert f(torch.tensor(1.0), 3).grad_fn is None
with torch.no_grad():
    assert f(x, 3).grad_fn is None
# --8<-- [end:no-grad-no-graph]

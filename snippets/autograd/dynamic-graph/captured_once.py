# --8<-- [start:show]
import warnings

import torch


def f(x):
    return x.sin() if x > 0 else x.exp()


plus, minus = torch.tensor(1.0), torch.tensor(-1.0)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    traced = torch.jit.trace(f, plus)

print("Python:", round(f(minus).item(), 3))
print("traced:", round(traced(minus).item(), 3))
print([w.category.__name__ for w in caught])
# --8<-- [end:show]

# --8<-- [start:trace-keeps-one-branch]
assert traced(plus) == f(plus)
assert f(minus) == minus.exp()
assert traced(minus) == minus.sin()
assert "aten::exp" not in str(traced.graph)
# --8<-- [end:trace-keeps-one-branch]

# --8<-- [start:trace-unrolls]
def add_up(rows):
    total = rows[0] * 0
    for i in range(len(rows)):
        total = total + rows[i]
    return total


with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    of_two = torch.jit.trace(add_up, torch.ones(2))
assert add_up(torch.ones(5)) == 5
assert of_two(torch.ones(5)) == 2
# --8<-- [end:trace-unrolls]

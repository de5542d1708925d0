# --8<-- [start:show]
import torch
from torch import fx


def mean(x):
    return x.sum() / len(x)


def rows(x):
    return sum(row for row in x)


def steps(x):
    return sum(x[i] for i in range(x.shape[0]))


def mean_by_size(x):
    return x.sum() / x.shape[0]


for function in (mean, rows, steps):
    try:
        fx.symbolic_trace(function)
    except (fx.proxy.TraceError, RuntimeError, TypeError) as error:
        print(str(error).split(". ")[0])

traced = fx.symbolic_trace(mean_by_size)
print(traced(torch.ones(2, 3)), traced(torch.ones(5, 3)))
# --8<-- [end:show]

# --8<-- [start:sizes-are-recorded]
def flat(x):
    batch, rest = x.shape
    return x.reshape(batch * rest)

fx.wrap("len")
fx.wrap("rows")
flatten = fx.symbolic_trace(flat)
wrapped = fx.symbolic_trace(mean)
looped = fx.symbolic_trace(lambda x: rows(x))
for n in (1, 2, 5):
    x = torch.arange(3.0 * n).reshape(n, 3)
    assert traced(x).equal(mean_by_size(x))
    assert flatten(x).equal(flat(x))
    assert wrapped(x).equal(mean(x))
    assert looped(x).equal(x.sum(0))
# --8<-- [end:sizes-are-recorded]

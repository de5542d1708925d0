# --8<-- [start:show]
import contextlib

import torch


def region():
    return torch.autocast("cpu", dtype=torch.bfloat16)


def train(around_the_loop, in_each_step):
    weight = torch.ones(1, 1, requires_grad=True)
    optimizer = torch.optim.SGD([weight], lr=0.5)
    outputs = []
    with around_the_loop():
        for _ in range(3):
            with in_each_step():
                output = torch.ones(1, 1) @ weight
            optimizer.zero_grad()
            output.sum().backward()
            optimizer.step()
            outputs.append(output.item())
    return outputs


print("around the loop:", train(region, contextlib.nullcontext))
print("in each step:   ", train(contextlib.nullcontext, region))
# --8<-- [end:show]

# --8<-- [start:stale]
nothing = contextlib.nullcontext
assert train(region, nothing) == [1, 1, 1]
assert train(region, region) == [1, 1, 1]
assert train(nothing, region) == [1, 0.5, 0]
assert train(nothing, nothing) == [1, 0.5, 0]
# --8<-- [end:stale]

# --8<-- [start:cast-once]
from torch.utils._python_dispatch import (
    TorchDispatchMode,
)


class Casts(TorchDispatchMode):
    def __init__(self, of):
        super().__init__()
        self.of, self.count = of.data_ptr(), 0

    def __torch_dispatch__(self, f, types, a, k=None):
        if f is torch.ops.aten._to_copy.default:
            self.count += a[0].data_ptr() == self.of
        return f(*a, **(k or {}))


def casts(tensor, cached=True, inner=nothing):
    ones = torch.ones(2, 2)
    low = torch.bfloat16
    with Casts(tensor) as seen:
        with torch.autocast(
            "cpu", low, cache_enabled=cached
        ):
            for _ in range(3):
                with inner():
                    ones @ tensor
    return seen.count


weight = torch.ones(2, 2, requires_grad=True)
assert casts(weight) == 1
assert casts(weight, inner=region) == 1
assert casts(weight, cached=False) == 3
assert casts(torch.ones(2, 2)) == 3
# --8<-- [end:cast-once]

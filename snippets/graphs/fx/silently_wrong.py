# --8<-- [start:show]
import itertools

import torch

numbers = itertools.count(1)


def is_tensor(x):
    return x + 1 if isinstance(x, torch.Tensor) else x - 1


def default(x, mask=None):
    return x + 1 if mask is None else x - 1


def in_place(x):
    view = x[:1]
    view += 1
    return x


def counted(x):
    return x + next(numbers)


for function in (is_tensor, default, in_place, counted):
    right = [function(torch.zeros(1)).item() for call in range(2)]
    traced = torch.fx.symbolic_trace(function)
    wrong = [traced(torch.zeros(1)).item() for call in range(2)]
    print(f"{function.__name__:9} Python {right}  traced {wrong}")
# --8<-- [end:show]

# --8<-- [start:proxy-is-no-tensor]
from torch import fx

assert is_tensor(torch.zeros(1)).item() == 1
traced = fx.symbolic_trace(is_tensor)
assert traced(torch.zeros(1)).item() == -1
def ask(x):
    return x if torch.is_tensor(x) else -x

def same_dtype(x):
    return x if x.dtype is torch.float32 else -x

for function in (ask, same_dtype):
    traced = fx.symbolic_trace(function)
    assert function(torch.ones(1)).item() == 1
    assert traced(torch.ones(1)).item() == -1
# --8<-- [end:proxy-is-no-tensor]

# --8<-- [start:proxy-is-never-none]
assert default(torch.zeros(1)).item() == 1
traced = fx.symbolic_trace(default)
assert traced(torch.zeros(1)).item() == -1
given = {"mask": None}
traced = fx.symbolic_trace(default, concrete_args=given)
assert traced(torch.zeros(1), None).item() == 1
# --8<-- [end:proxy-is-never-none]

# --8<-- [start:augmented-is-not-in-place]
kept, changed = torch.zeros(1), torch.zeros(1)
assert fx.symbolic_trace(in_place)(kept).item() == 0
assert in_place(changed).item() == 1
assert kept.item() == 0 and changed.item() == 1
def add_(x):
    x[:1].add_(1)
    return x
def assign(x):
    x[:1] = 1
    return x
assert fx.symbolic_trace(add_)(kept).item() == 1
message = ""
try:
    fx.symbolic_trace(assign)
except TypeError as error:
    message = str(error)
assert "does not support item assignment" in message
# --8<-- [end:augmented-is-not-in-place]

# --8<-- [start:python-runs-once]
import random

import numpy as np

traced = fx.symbolic_trace(counted)
at_the_trace = next(numbers) - 1
x = torch.zeros(1)
assert traced(x).item() == at_the_trace
assert traced(x).item() == at_the_trace
assert next(numbers) == at_the_trace + 2

generator = np.random.default_rng(0)
draws = (
    lambda x: x + torch.randn(3),
    lambda x: x + random.random(),
    lambda x: x + generator.random(),
)
x = torch.zeros(3)
for draw in draws:
    frozen = fx.symbolic_trace(draw)
    assert frozen(x).equal(frozen(x))
    assert not draw(x).equal(draw(x))
def noise_like(x):
    return x + torch.randn_like(x)
fresh = fx.symbolic_trace(noise_like)
assert not fresh(x).equal(fresh(x))

class Count(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("steps", torch.tensor(0))
    def forward(self, x):
        self.steps += 1
        return x + self.steps

model, zero = Count(), torch.tensor(0)
traced = fx.symbolic_trace(model)
assert model.steps.item() == 1  # by tracing alone
assert [traced(zero).item() for _ in range(2)] == [1, 1]
assert model.steps.item() == 1
run = torch.export.export(Count(), (zero,)).module()
assert [run(zero).item() for _ in range(2)] == [1, 2]
# --8<-- [end:python-runs-once]

# --8<-- [start:show]
import torch
from torch.func import vmap


def scale(w, x):  # one sample: w and x have shape (3,)
    return w * x


w = torch.tensor([1.0, 2.0, 3.0])
x = torch.ones(5, 3)
try:
    vmap(scale)(w, x)
except ValueError as error:
    print(error)
print(vmap(scale, in_dims=(None, 0))(w, x).shape)
print(vmap(scale, in_dims=(None, 1))(w, x.T).shape)
print(vmap(scale, in_dims=(None, 0), out_dims=1)(w, x).shape)

x = torch.ones(3, 3)  # 3 samples, and w has 3 elements
print("wrong:", vmap(scale)(w, x))
print("right:", vmap(scale, in_dims=(None, 0))(w, x))
# --8<-- [end:show]

# --8<-- [start:in-dims-and-out-dims]
a, b = torch.rand(5, 3), torch.rand(3, 5)
c = torch.rand(3)
shapes = []

def add(a, b):
    shapes.append((*a.shape, *b.shape))
    return a + b

assert vmap(add)(a, a).equal(a + a)
assert vmap(add, in_dims=(0, 1))(a, b).equal(a + b.T)
assert vmap(add, in_dims=1)(b, b).equal((b + b).T)
mapped = vmap(add, in_dims=(0, None))
assert mapped(a, c).equal(a + c)
assert shapes == [(3, 3)] * 4  # no batch in there

last = vmap(add, in_dims=(0, None), out_dims=1)
assert last(a, c).equal((a + c).T)
# --8<-- [end:in-dims-and-out-dims]

# --8<-- [start:silently-wrong]
from torch.func import grad

x = torch.rand(3, 3)
for function in (
    scale, grad(lambda w, x: (w * x).sum() ** 2)
):
    wrong = vmap(function)(w, x)
    right = vmap(function, in_dims=(None, 0))(w, x)
    for i in range(3):
        assert wrong[i].equal(function(w[i], x[i]))
        assert right[i].equal(function(w, x[i]))
    assert not torch.allclose(wrong, right)

y = torch.ones(3, 3)
assert vmap(scale)(w, y).tolist() == [
    [1, 1, 1], [2, 2, 2], [3, 3, 3]
]
message = ""
try:
    vmap(scale)(w, torch.ones(5, 3))
except ValueError as error:
    message = str(error)
assert "got sizes [3, 5]" in message
# --8<-- [end:silently-wrong]

# --8<-- [start:other-arguments]
message = ""
try:
    vmap(torch.add)(c, 2.0)
except ValueError as error:
    message = str(error)
expected = "We cannot vmap over non-Tensor arguments"
assert expected in message
two_more = vmap(torch.add, in_dims=(0, None))(c, 2.0)
assert two_more.equal(c + 2)

def times(x, by):
    return x * by

factors = torch.rand(3)
mapped = vmap(times)(c, factors)
assert mapped.equal(c * factors)
whole = vmap(times)(c, by=factors)
assert whole.equal(c[:, None] * factors)
# --8<-- [end:other-arguments]

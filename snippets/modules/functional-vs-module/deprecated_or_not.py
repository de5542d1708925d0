# --8<-- [start:show]
import warnings

import torch
import torch.nn.functional as F

x = torch.zeros(2)
for function in F.sigmoid, F.tanh, F.softmax:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        y = function(x)
    print(function.__name__, y.tolist())
    for warning in caught:
        print(" ", warning.message)
print(F.softmax(x, dim=0).tolist())
# --8<-- [end:show]

# --8<-- [start:sigmoid-and-tanh-are-silent]
with warnings.catch_warnings():
    warnings.simplefilter("error")
    y = torch.randn(5)
    assert F.sigmoid(y).equal(torch.sigmoid(y))
    assert F.tanh(y).equal(torch.tanh(y))
# --8<-- [end:sigmoid-and-tanh-are-silent]

# --8<-- [start:implicit-dim]
def chosen(x):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        y = F.softmax(x)
    return [
        dim for dim in range(x.ndim)
        if y.equal(F.softmax(x, dim))
    ]

assert chosen(torch.randn(2, 3)) == [1]
assert chosen(torch.randn(2, 3, 4)) == [0]
# --8<-- [end:implicit-dim]

# --8<-- [start:show]
import numpy as np
import torch
from torch import nn

features = torch.from_numpy(np.ones((2, 3)))
image = torch.ones(1, 3, 2, 2, dtype=torch.uint8)
weight = torch.ones(1, 3)
calls = [
    lambda: nn.Linear(3, 1)(features),
    lambda: torch.einsum("ij,kj->ik", weight, features),
    lambda: nn.Conv2d(3, 1, 1)(image),
]
for call in calls:
    try:
        call()
    except RuntimeError as error:
        print(error)

print(nn.Linear(3, 1)(features.float()).dtype)
print(nn.Linear(3, 1).double()(features).dtype)
# --8<-- [end:show]

# --8<-- [start:float-repairs-all]
x = features.float()
assert nn.Linear(3, 1)(x).dtype == torch.float32
assert (x @ weight.T).dtype == torch.float32
y = torch.einsum("ij,kj->ik", weight, x)
assert y.dtype == torch.float32
y = nn.Conv2d(3, 1, 1)(image.float() / 255)
assert y.dtype == torch.float32
conv = nn.Conv2d(3, 1, 1, bias=False)
assert conv(image.float()).dtype == torch.float32
assert nn.LSTM(3, 2)(x)[0].dtype == torch.float32
# --8<-- [end:float-repairs-all]

# --8<-- [start:products-do-not-promote]
f, d = torch.ones(2, 3), torch.ones(2, 3).double()
assert (f + d).dtype == torch.float64
assert torch.where(f > 0, f, d).dtype == torch.float64
linear, conv = nn.Linear(3, 1), nn.Conv2d(3, 1, 1)
for product, words in [
    (lambda: linear(d), "but got Double and Float"),
    (lambda: conv(d.view(1, 3, 2, 1)),
     "should be the same"),
    (lambda: f @ d.T, "to have the same dtype"),
    (lambda: f.long() @ f.T,
     "to have the same dtype"),
    (lambda: torch.mv(f, d[0]),
     "must have the same dtype"),
    (lambda: torch.dot(f[0], d[0]),
     "to have same dtype"),
    (lambda: torch.bmm(f[None], d.T[None]),
     "expected scalar type Float but found Double"),
]:
    message = ""
    try:
        product()
    except RuntimeError as e:
        message = str(e)
    assert words in message
# --8<-- [end:products-do-not-promote]

# --8<-- [start:input-then-weight]
single, double = torch.ones(2, 3), features
for layer, x, end in [
    (nn.Linear(3, 1), double, "Double and Float"),
    (nn.Linear(3, 1).double(), single,
     "Float and Double"),
    (nn.Linear(3, 1), single.long(),
     "Long and Float"),
]:
    message = ""
    try:
        layer(x)
    except RuntimeError as e:
        message = str(e)
    assert message.endswith("but got " + end)
# --8<-- [end:input-then-weight]

# --8<-- [start:message-of-each-call]
w, x = torch.ones(3, 3), torch.ones(3, 3).double()
plain = nn.Linear(3, 1, bias=False)
m1 = "expected m1 and m2 to have the same dtype"
scalar = "expected scalar type Float but found Double"
reverse = "expected scalar type Double but found Float"
addmv = "addmv input tensors must have the same dtype"
dot = ("dot : expected both vectors to have same "
       "dtype, but found Float and Double")
mixed = ("mixed dtype (CPU): all inputs must share "
         "same datatype")
for call, start in [
    (lambda: nn.Linear(3, 1)(x),
     "mat1 and mat2 must have the same dtype, "
     "but got Double and Float"),
    (lambda: w @ x, m1),
    (lambda: x @ w, m1),
    (lambda: plain(x), m1),
    (lambda: torch.bmm(w[None], x[None]), scalar),
    (lambda: torch.bmm(x[None], w[None]), reverse),
    (lambda: w[None] @ x[None], scalar),
    (lambda: x[None] @ w[None], reverse),
    (lambda: torch.einsum("ij,jk->ik", w, x), scalar),
    (lambda: torch.einsum("ij,jk->ik", x, w), reverse),
    (lambda: w @ x[0], addmv),
    (lambda: torch.mv(x, w[0]), addmv),
    (lambda: torch.dot(w[0], x[0]), dot),
    (lambda: w[0] @ x[0], dot),
    (lambda: nn.Conv2d(3, 1, 1)(image),
     "Input type (unsigned char) and bias type "
     "(float) should be the same"),
    (lambda: nn.Conv2d(3, 1, 1, bias=False)(image),
     "expected scalar type Byte but found Float"),
    (lambda: nn.BatchNorm1d(3)(x), mixed),
    (lambda: nn.LayerNorm(3)(x), mixed),
    (lambda: nn.LSTM(3, 2)(x),
     "RNN input dtype (torch.float64) "
     "does not match weight dtype"),
]:
    message = ""
    try:
        call()
    except (RuntimeError, ValueError) as e:
        message = str(e)
    assert message.startswith(start)
# --8<-- [end:message-of-each-call]

# --8<-- [start:double-takes-twice-the-bytes]
layer = nn.Linear(3, 1)
assert layer.weight.nbytes == 12
assert layer.double() is layer
assert layer.weight.dtype == torch.float64
assert layer.weight.nbytes == 24
assert layer(features).dtype == torch.float64
# --8<-- [end:double-takes-twice-the-bytes]

# --8<-- [start:show]
from textwrap import fill

import torch
from torch import nn

style = {"subsequent_indent": "  ", "break_on_hyphens": False}
a, b, v = torch.ones(2, 3), torch.ones(5, 3, 4), torch.ones(4)
for call in [
    lambda: a @ a,
    lambda: torch.mm(b, a),
    lambda: torch.bmm(a, b),
    lambda: torch.bmm(a[None], b),
    lambda: b @ b,
    lambda: torch.ones(6, 2, 3) @ b,
    lambda: a @ v,
    lambda: v[:3] @ v,
    lambda: a @ b.double(),
    lambda: a @ a.T.double(),
    lambda: nn.Linear(3, 4)(a.double()),
]:
    try:
        call()
    except RuntimeError as error:
        print("*", fill(str(error), 70, **style))
# --8<-- [end:show]

# --8<-- [start:the-fixes]
assert (a @ a.T).shape == (2, 2)
assert (a.T @ a).shape == (3, 3)
a, b = torch.randn(2, 3), torch.randn(5, 3, 4)
for x in (a @ b, a[None] @ b):
    for k in range(5):
        assert x[k].allclose(a @ b[k], atol=1e-6)
same = torch.bmm(a.expand(5, 2, 3), b)
assert same.allclose(a @ b, atol=1e-6)
assert (b @ b.mT).shape == (5, 3, 3)
texts = []
for f in (
    lambda v: v @ torch.ones(4, 2),
    nn.Linear(4, 2),
):
    try:
        f(torch.ones(3))
    except RuntimeError as error:
        texts.append(str(error))
assert len(texts) == 2
for text in texts:
    assert "multiplied (1x3 and 4x2)" in text
# --8<-- [end:the-fixes]

# --8<-- [start:no-promotion]
import numpy as np

assert (a * a.double()).dtype == torch.float64
texts = []
for x in (a.double(), a.long(), a.half()):
    for f in (nn.Linear(3, 4), a.T.matmul):
        try:
            f(x)
        except RuntimeError as error:
            texts.append(str(error))
assert len(texts) == 6
for text in texts:
    assert "the same dtype" in text
assert (a @ a.T.double().to(a)).dtype == a.dtype
x = torch.from_numpy(np.array([1.5, 2, 3]))
assert x.dtype == torch.float64
assert nn.Linear(3, 4)(x.float()).shape == (4,)
# --8<-- [end:no-promotion]

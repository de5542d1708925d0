# --8<-- [start:show]
import warnings
from textwrap import fill

import torch

matrices = torch.zeros(8, 2, 3)

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(matrices.T.shape)
text = str(caught[0].message).split(" (Triggered")[0]
print(fill(text, 72))

for transpose in [torch.Tensor.t, lambda t: t.H]:
    try:
        transpose(matrices)
    except RuntimeError as error:
        print(fill(str(error), 72))
print(matrices.mT.shape)
# --8<-- [end:show]

# --8<-- [start:t-for-matrices-only]
m = torch.rand(2, 3)
assert m.T.equal(m.t()) and m.T.equal(m.mT)
assert len(caught) == 1
assert caught[0].category is UserWarning
batch = torch.arange(48).view(8, 2, 3)
assert batch.T.equal(batch.permute(2, 1, 0))
assert batch.mT.shape == (8, 3, 2)
# --8<-- [end:t-for-matrices-only]

# --8<-- [start:m-t-for-batches]
for shape in [(2, 3), (8, 2, 3), (5, 8, 2, 3)]:
    t = torch.rand(shape)
    assert t.mT.equal(t.transpose(-2, -1))
    z = torch.complex(t, t + 1)
    assert z.mH.equal(z.mT.conj())
    assert t.mH.equal(t.mT)
# --8<-- [end:m-t-for-batches]

# --8<-- [start:vector-has-no-column]
v = torch.arange(3)
assert v.t().equal(v)
assert v[:, None].shape == (3, 1)
message = ""
try:
    v.mT
except RuntimeError as error:
    message = str(error)
assert "Got 1-D tensor" in message
# --8<-- [end:vector-has-no-column]

# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch.utils.checkpoint import checkpoint

x = torch.eye(2, requires_grad=True)

for call in [
    lambda: checkpoint(torch.relu, x),
    lambda: x[[[0], [1]]],
]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    said = str(caught[0].message).split(" (Trigg")[0]
    for sentence in said.split(". "):
        if "2.9" in sentence:
            print(textwrap.fill(sentence, 60), end="\n\n")
# --8<-- [end:show]

# --8<-- [start:stale]
for call in (lambda: checkpoint(torch.relu, x),
             lambda: x[[[0], [1]]]):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert torch.is_tensor(call())
    assert "2.9" in str(caught[0].message)
major, minor = torch.__version__.split(".")[:2]
assert (int(major), int(minor)) > (2, 9)
# --8<-- [end:stale]

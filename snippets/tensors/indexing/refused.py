# --8<-- [start:show]
from textwrap import fill

import torch

x = torch.arange(12).reshape(3, 4)
i = torch.tensor([0, 4, 1])
for call in (
    lambda: x[3],
    lambda: x[:, i],
    lambda: x.index_select(0, i),
    lambda: x.index_select(1, i),
    lambda: x[::-1],
    lambda: x[torch.tensor([True, False])],
    lambda: x[torch.tensor([0.0, 1.0])],
    lambda: x[[0, 1], [0, 1, 2]],
    lambda: x.gather(1, i),
    lambda: x[x > 2 and x < 9],
    lambda: x[0, 0, 0],
    lambda: x[0, 0][0],
):
    try:
        call()
    except (IndexError, RuntimeError, ValueError) as error:
        text = fill(str(error), 68, break_on_hyphens=False)
        print(text.replace("\n", "\n    "))
# --8<-- [end:show]

# --8<-- [start:out-of-bounds]
def refusal(index):
    try:
        x[index]
    except IndexError as error:
        return str(error)


assert x[-3].equal(x[0]) and x[2].equal(x[-1])
assert "index 3 is out of bounds" in refusal(3)
assert "index -4 is out of bounds" in refusal(-4)
assert x[5:].shape == (0, 4) and x[:99].equal(x)
columns = slice(None), torch.tensor([4])
assert "dimension 0 with size 4" in refusal(columns)
# --8<-- [end:out-of-bounds]

# --8<-- [start:embedding-says-so]
message = ""
try:
    torch.nn.Embedding(3, 2)(torch.tensor([3]))
except IndexError as error:
    message = str(error)
assert message == "index out of range in self"
# --8<-- [end:embedding-says-so]

# --8<-- [start:accepted-instead]
assert x.flip(0).equal(x[[2, 1, 0]])
columns = torch.tensor([True, False, True, False])
assert x[:, columns].equal(x[:, [0, 2]])
assert x[torch.tensor([0.0, 2.0]).long()].equal(x[::2])
assert torch.tensor([]).dtype == torch.float32
assert x[torch.tensor([]).long()].shape == (0, 4)
assert x[[0], [0, 1, 2]].equal(x[0, :3])
both = x[(x > 2) & (x < 9)]
assert both.tolist() == [3, 4, 5, 6, 7, 8]
assert x[1, 2].ndim == 0 and x[1, 2].item() == 6
# --8<-- [end:accepted-instead]

# --8<-- [start:only-warnings]
import warnings

pairs = [[0, 1], [1, 2]]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    first = x[pairs]
    second = x[torch.tensor([0, 1, 1]).byte()]
assert first.equal(x[[0, 1], [1, 2]])
assert x[torch.tensor(pairs)].shape == (2, 2, 4)
assert second.equal(x[1:])
one, two = (str(w.message) for w in caught)
assert one.startswith(
    "Using a non-tuple sequence for "
    "multidimensional indexing is deprecated"
)
assert two.startswith(
    "indexing with dtype torch.uint8 is now deprecated"
)
# --8<-- [end:only-warnings]

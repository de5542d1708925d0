# --8<-- [start:show]
import torch
from torch import nn

torch.manual_seed(0)
lengths = torch.randint(100, 257, (100, 8))  # 100 batches of 8
conv = nn.Conv1d(1, 4, 5)


def up(length, step):
    return -(-length // step) * step


for name, padded in {
    "longest": lengths.amax(1),
    "multiple of 16": up(lengths.amax(1), 16),
    "multiple of 64": up(lengths.amax(1), 64),
    "always 256": torch.full((100,), 256),
}.items():
    shapes = {conv(torch.zeros(8, 1, n)).shape for n in padded}
    padding = 1 - lengths.sum() / (8 * padded.sum())
    print(f"{name:14}{len(shapes):3} shapes, {padding:.0%} padding")
# --8<-- [end:show]

# --8<-- [start:few-shapes-some-padding]
longest = lengths.amax(1)


def cost(padded):
    shapes = len(set(padded.tolist()))
    return shapes, 8 * padded.sum() / lengths.sum()


exact, exact_work = cost(longest)
rounded, rounded_work = cost(up(longest, 16))
assert (exact, rounded) == (39, 5)
assert 1.02 < rounded_work / exact_work < 1.03
# --8<-- [end:few-shapes-some-padding]

# --8<-- [start:show]
import textwrap

import torch
from torch import nn

torch.set_printoptions(precision=2)
for norm, x in [
    (nn.BatchNorm1d(256), torch.randn(1, 256)),
    (nn.BatchNorm2d(512), torch.randn(1, 512, 1, 1)),
]:
    try:
        norm(x)
    except ValueError as error:
        print(textwrap.fill(str(error), 68))

row = torch.randn(1, 256)
print(nn.BatchNorm1d(256).eval()(row).shape)
print(nn.GroupNorm(32, 256)(row).shape)
print(nn.LayerNorm(256)(row).shape)

pair = torch.tensor([[0.1, -7.0, 3.0], [0.3, 90.0, 2.0]])
bn = nn.BatchNorm1d(3)
print(bn(pair).detach())
print(bn.eval()(pair).detach())
# --8<-- [end:show]

# --8<-- [start:one-value-per-channel]
def message(norm, *shape):
    try:
        norm(torch.randn(shape))
    except ValueError as e:
        return str(e)
    return ""


start = "Expected more than 1 value per channel"
text = message(nn.BatchNorm1d(4), 1, 4)
assert text.startswith(start)
assert text.endswith("input size torch.Size([1, 4])")
more = message(nn.BatchNorm2d(4), 1, 4, 1, 1)
assert more.endswith("size torch.Size([1, 4, 1, 1])")
assert message(nn.BatchNorm1d(4), 1, 4, 2) == ""
assert message(nn.BatchNorm2d(4), 1, 4, 1, 2) == ""
plain = nn.BatchNorm1d(4, track_running_stats=False)
for layer in plain, plain.eval():
    assert message(layer, 1, 4) == text
assert message(nn.BatchNorm1d(4).eval(), 1, 4) == ""
# --8<-- [end:one-value-per-channel]

# --8<-- [start:fixes]
from torch.utils.data import DataLoader

data = torch.randn(9, 4)
for drop, size in (False, 1), (True, 4):
    loader = DataLoader(data, 4, drop_last=drop)
    assert len(list(loader)[-1]) == size
for norm in (
    nn.BatchNorm1d(256).eval(), nn.LayerNorm(256),
    nn.GroupNorm(32, 256),
):
    assert message(norm, 1, 256) == ""
norm = nn.GroupNorm(32, 512)
assert message(norm, 1, 512, 1, 1) == ""
for groups in 1, 2, 4:
    text = message(nn.GroupNorm(groups, 4), 1, 4)
    assert (start in text) == (groups == 4)
# --8<-- [end:fixes]

# --8<-- [start:two-give-plus-minus-one]
for scale in 1.0, 10.0, 1000.0:
    two = torch.tensor([[0.0, 5.0], [scale, 5 - scale]])
    y = nn.BatchNorm1d(2)(two)
    want = torch.tensor([[-1.0, 1.0], [1.0, -1.0]])
    assert torch.allclose(y, want, atol=1e-3)
close = torch.tensor([[0.0], [1e-4]])
assert nn.BatchNorm1d(1)(close).abs().max() < 0.1
huge = torch.tensor([[1e7], [1e7 + 1]])  # both exact
y = nn.BatchNorm1d(1)(huge).flatten()
assert (y - torch.tensor([-1.0, 1.0])).abs().max() > 0.1
# --8<-- [end:two-give-plus-minus-one]

# --8<-- [start:show]
import random
from textwrap import fill

import torch
from torch.utils.checkpoint import CheckpointError, checkpoint

random.seed(1), torch.manual_seed(3)
x = torch.ones(2, 8, requires_grad=True)


def crop(x):  # Python's random is not restored
    return x[:, : random.randint(1, 8)].square()


def torch_crop(x):  # torch's is
    return x[:, : torch.randint(1, 9, ())].square()


for function in crop, torch_crop:
    y = checkpoint(function, x, use_reentrant=False)
    try:
        y.sum().backward()
        print("columns", y.shape[1], "gradients", x.grad[0].tolist())
    except CheckpointError as error:
        for line in str(error).split("\n")[:4]:
            print(fill(line, 60))
# --8<-- [end:show]

# --8<-- [start:different-metadata]
def failure(function, **options):
    x = torch.ones(2, 8, requires_grad=True)
    y = checkpoint(
        function, x, use_reentrant=False, **options
    )
    try:
        y.sum().backward()
    except CheckpointError as error:
        return str(error)
    return ""


random.seed(1)  # 3 columns, then 2
metadata = "tensors have different metadata than during"
assert metadata in failure(crop)
torch.manual_seed(3)
assert failure(torch_crop) == ""


def change(x):  # at the second call only
    return steps.pop(0)(x).square()


for other in (torch.double, "meta"):  # dtype, device
    steps = [torch.clone, lambda x, to=other: x.to(to)]
    assert metadata in failure(change)
# --8<-- [end:different-metadata]

# --8<-- [start:different-number]
drop = torch.nn.Dropout()


def net(x):
    return drop(x * x) * 2


def mode_changes(x):  # eval() before backward()
    drop.train(not calls)
    calls.append("call")
    return net(x)


calls = []
number = "A different number of tensors was saved"
assert number in failure(mode_changes)
# --8<-- [end:different-number]

# --8<-- [start:silently-wrong]
factors = []


def scale(x):
    factors.append(random.random())
    return (x * factors[-1]).square()


x = torch.ones(2, requires_grad=True)
random.seed(0)
y = checkpoint(scale, x, use_reentrant=False)
y.sum().backward()  # no error
first, second = factors
assert round(first, 3) == 0.844
assert round(second, 3) == 0.758
assert y.allclose(torch.tensor(first**2))
right = torch.tensor(2 * first**2)
wrong = torch.tensor(2 * first * second)
assert x.grad.allclose(wrong)
assert not x.grad.allclose(right)
# --8<-- [end:silently-wrong]

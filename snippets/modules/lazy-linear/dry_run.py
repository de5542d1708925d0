# --8<-- [start:show]
from contextlib import nullcontext

import torch
from torch import nn


def dry_run(mode, train=False):
    torch.manual_seed(0)
    model = nn.Sequential(
        nn.LazyLinear(8), nn.LazyBatchNorm1d(), nn.LazyLinear(1)
    )
    model.train(train)
    with mode:
        model(torch.ones(4, 3))
    return model


norm = dry_run(nullcontext(), train=True)[1]
print("train():", norm.num_batches_tracked.item(), "batch counted")
norm = dry_run(torch.no_grad())[1]
print("eval(): ", norm.num_batches_tracked.item(), "batches counted")

model = dry_run(torch.inference_mode()).train()
try:
    model(torch.ones(4, 3)).sum().backward()
except RuntimeError as error:
    print(str(error).split(". ")[0])
# --8<-- [end:show]

# --8<-- [start:eval-spares-batchnorm]
norm = dry_run(nullcontext(), train=True)[1]
assert norm.num_batches_tracked == 1
assert norm.running_mean.ne(0).any()
norm = dry_run(torch.no_grad())[1]
assert norm.num_batches_tracked == 0
assert norm.running_mean.eq(0).all()
# --8<-- [end:eval-spares-batchnorm]

# --8<-- [start:no-grad-still-trains]
model = dry_run(torch.no_grad()).train()
assert all(p.requires_grad for p in model.parameters())
model(torch.ones(4, 3)).sum().backward()
assert model[0].weight.grad is not None
# --8<-- [end:no-grad-still-trains]

# --8<-- [start:inference-parameters]
model = dry_run(torch.inference_mode()).train()
assert model[0].weight.is_inference()
hidden = model[0](torch.ones(4, 3))  # no error yet
assert hidden.requires_grad
message = ""
try:
    model[1](hidden)  # the BatchNorm
except RuntimeError as error:
    message = str(error)
assert message.startswith(
    "Inference tensors cannot be saved for backward"
)
# --8<-- [end:inference-parameters]

# --8<-- [start:dtype-first]
double = nn.LazyLinear(8).to(torch.float64)
double(torch.ones(4, 3, dtype=torch.float64))
assert double.weight.dtype == torch.float64
message = ""
try:
    nn.LazyLinear(8)(torch.ones(4, 3).double())
except RuntimeError as error:
    message = str(error)
assert "must have the same dtype" in message
# --8<-- [end:dtype-first]

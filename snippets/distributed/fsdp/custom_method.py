# --8<-- [start:show]
import textwrap

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed import fsdp

dist.init_process_group("gloo", store=dist.HashStore(), rank=0,
                        world_size=1)


class Coder(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 3)

    def encode(self, x):
        return self.layer(x)


model = fsdp.fully_shard(Coder())
try:
    model.encode(torch.ones(1, 2))
except RuntimeError as error:
    print(textwrap.fill(str(error), 60))

fsdp.register_fsdp_forward_method(model, "encode")
print(model.encode(torch.ones(1, 2)).shape)
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:only-forward]
fully_shard = fsdp.fully_shard
dist.init_process_group(
    "gloo", store=dist.HashStore(), rank=0, world_size=1
)
model = fully_shard(Coder())
message = ""
try:
    model.layer(torch.ones(1, 2))
except RuntimeError as error:
    message = str(error)
assert "aten.addmm.default got mixed" in message
fsdp.register_fsdp_forward_method(model, "encode")
loss = model.encode(torch.ones(1, 2)).sum()
loss.backward()
grad = model.layer.weight.grad
assert grad.full_tensor().equal(torch.ones(3, 2))
# --8<-- [end:only-forward]

# --8<-- [start:mixed-precision]
from torch.distributed.fsdp import MixedPrecisionPolicy

policy = MixedPrecisionPolicy(
    param_dtype=torch.bfloat16,
    reduce_dtype=torch.float32,
)
half = fully_shard(nn.Linear(2, 3), mp_policy=policy)
out = half(torch.ones(1, 2))
out.sum().backward()
assert out.dtype == torch.bfloat16
assert half.weight.dtype == torch.float32
assert half.weight.grad.dtype == torch.float32
# --8<-- [end:mixed-precision]

# --8<-- [start:fsdp1]
import warnings

from torch.distributed.fsdp import (
    FullyShardedDataParallel as FSDP1,
)

message = ""
try:
    FSDP1(nn.Linear(2, 3))
except RuntimeError as error:
    message = str(error)
assert message == (
    "FSDP needs a non-CPU accelerator device, but no "
    "accelerator device is detected."
)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of NO_SHARD
    flat = FSDP1(
        nn.Linear(2, 3), device_id=torch.device("cpu")
    )
assert flat(torch.ones(1, 2)).shape == (1, 3)
[(name, parameter)] = flat.named_parameters()
assert name == "_fsdp_wrapped_module._flat_param"
assert parameter.shape == (9,)  # 2 x 3 and 3
# --8<-- [end:fsdp1]

# --8<-- [start:names]
linear = nn.Linear(2, 3)
sharded = fully_shard(nn.Linear(2, 3))
for old, new in zip(
    linear.named_parameters(),
    sharded.named_parameters(),
):
    assert old[0] == new[0]
    assert old[1].shape == new[1].shape
# --8<-- [end:names]

# --8<-- [start:not-the-root]
def mixed(root):
    model = nn.Sequential(
        nn.Linear(2, 2), nn.Linear(2, 1)
    )
    fully_shard(model[0])
    if root:
        fully_shard(model)
    model(torch.ones(3, 2)).sum().backward()
    adamw = torch.optim.AdamW(
        model.parameters(), foreach=True
    )
    found = []
    for call in (
        lambda: nn.utils.clip_grad_norm_(
            model.parameters(), 1.0
        ),
        adamw.step,
    ):
        try:
            call()
        except RuntimeError as error:
            found.append(str(error).split(",")[0])
    return found


words = "got mixed torch.Tensor and DTensor"
assert mixed(root=False) == [
    f"aten._foreach_norm.Scalar {words}",
    f"aten._foreach_mul_.Scalar {words}",
]
assert mixed(root=True) == []
# --8<-- [end:not-the-root]

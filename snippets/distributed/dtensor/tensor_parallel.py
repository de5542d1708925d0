# --8<-- [start:show]
import copy

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.tensor import init_device_mesh
from torch.distributed.tensor import parallel as tp
from torch.distributed.tensor.debug import CommDebugMode

dist.init_process_group()
torch.manual_seed(0)
dense = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 8))
plan = {"0": tp.ColwiseParallel(), "2": tp.RowwiseParallel()}
model = tp.parallelize_module(copy.deepcopy(dense),
                              init_device_mesh("cpu", (2,)), plan)
x = torch.randn(4, 8, requires_grad=True)
expected = dense(x)
with CommDebugMode() as calls:
    output = model(x)
output.square().sum().backward()
expected.square().sum().backward()

grads = [p.grad.full_tensor() for p in model.parameters()]
if dist.get_rank() == 0:
    print(model[0].weight.placements, model[2].weight.placements)
    print("collectives in the forward:", calls.get_total_counts())
    print("same output:", torch.allclose(output, expected, atol=1e-5))
    print("same gradient:", torch.allclose(
        grads[0], dense[0].weight.grad, atol=1e-4))
dist.destroy_process_group()
# --8<-- [end:show]

# --8<-- [start:equals-dense]
assert torch.allclose(output, expected, atol=1e-5)
for mine, other in zip(grads, dense.parameters()):
    assert torch.allclose(mine, other.grad, atol=1e-4)
# --8<-- [end:equals-dense]

# --8<-- [start:one-all-reduce]
[(call, count)] = calls.get_comm_counts().items()
assert (call.__name__, count) == ("all_reduce", 1)
# --8<-- [end:one-all-reduce]

# --8<-- [start:weights]
from torch.distributed.tensor import Replicate, Shard

placed = [p.placements[0] for p in model.parameters()]
assert placed == [
    Shard(0), Shard(0), Shard(1), Replicate()
]
first, last = model[0].weight, model[2].weight
assert first.to_local().shape == (16, 8)
assert last.to_local().shape == (8, 16)
# --8<-- [end:weights]

# --8<-- [start:same-input]
import os

rank = int(os.environ["RANK"])
dist.init_process_group(
    "gloo", f"file://{os.getcwd()}/again",
    rank=rank, world_size=2,
)
model = tp.parallelize_module(
    copy.deepcopy(dense),
    init_device_mesh("cpu", (2,)), plan,
)
for inputs, right in ((x, True), (x + rank, False)):
    same = torch.allclose(
        model(inputs), dense(inputs), atol=1e-2
    )
    assert same == right  # on both ranks
# --8<-- [end:same-input]

# --8<-- [start:with-fsdp]
import warnings

from torch.distributed.fsdp import fully_shard

for shape in ((1, 2), (2, 1)):
    mesh = init_device_mesh(
        "cpu", shape, mesh_dim_names=("dp", "tp")
    )
    model = tp.parallelize_module(
        copy.deepcopy(dense), mesh["tp"], plan
    )
    fully_shard(model, mesh=mesh["dp"])
    weight = model[0].weight
    assert weight.device_mesh.ndim == 2
    assert weight.to_local().shape == (16, 8)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a view
        output = model(x)
    assert torch.allclose(output, dense(x), atol=1e-5)
    output.square().sum().backward()
    grad = model[0].weight.grad.to_local()
    part = dense[0].weight.grad.chunk(2)[rank]
    assert torch.allclose(grad, part, atol=1e-4)
dist.destroy_process_group()
# --8<-- [end:with-fsdp]

# --8<-- [start:show]
from pathlib import Path

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
import torch.multiprocessing as mp
from torch.distributed.fsdp import fully_shard


def work(rank, size, call):
    store = Path(call.__name__).absolute().as_uri()
    dist.init_process_group("gloo", store, rank=rank, world_size=size)
    torch.manual_seed(size)
    model = fully_shard(torch.nn.Linear(2, 6))
    call({"model": model.state_dict()}, checkpoint_id="checkpoint")
    whole, here = model.weight.full_tensor(), model.weight.to_local()
    if rank == 0:
        print(f"{call.__name__}, {size} ranks: {len(here)} rows each,",
              f"first weight {whole[0, 0].item():.3f}", flush=True)
    dist.destroy_process_group()


mp.start_processes(work, [2, dcp.save], 2, start_method="fork")
mp.start_processes(work, [3, dcp.load], 3, start_method="fork")
# --8<-- [end:show]

# --8<-- [start:one-process]
import warnings

torch.manual_seed(2)
saved = torch.nn.Linear(2, 6).state_dict()
plain = torch.nn.Linear(2, 6)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    dcp.load(
        {"model": plain.state_dict()},
        checkpoint_id="checkpoint",
    )
loaded = plain.state_dict()
assert all(loaded[k].equal(saved[k]) for k in saved)
# --8<-- [end:one-process]

# --8<-- [start:files]
found = Path("checkpoint").iterdir()
names = sorted(path.name for path in found)
assert names == [
    ".metadata", "__0_0.distcp", "__1_0.distcp"
]
# --8<-- [end:files]

# --8<-- [start:full-state]
from torch.distributed.checkpoint.state_dict import (
    StateDictOptions,
    get_model_state_dict,
    set_model_state_dict,
)


def run(rank, task):
    dist.init_process_group(
        "gloo", Path(task.__name__).absolute().as_uri(),
        rank=rank, world_size=2,
    )
    task(rank)
    dist.destroy_process_group()


def full(rank):
    torch.manual_seed(2)
    model = fully_shard(torch.nn.Linear(2, 6))
    state = get_model_state_dict(
        model,
        options=StateDictOptions(
            full_state_dict=True, cpu_offload=True
        ),
    )
    assert len(state) == (2, 0)[rank]
    for name, value in state.items():
        assert type(value) is torch.Tensor
        assert value.equal(saved[name])
    state = get_model_state_dict(
        model,
        options=StateDictOptions(full_state_dict=True),
    )
    assert len(state) == 2  # no cpu_offload: on both


mp.start_processes(run, [full], 2, start_method="fork")
# --8<-- [end:full-state]

# --8<-- [start:plain-refused]
def plain_refused(rank):
    model = fully_shard(torch.nn.Linear(2, 6))
    message = ""
    try:
        model.load_state_dict(saved)
    except RuntimeError as error:
        message = str(error)
    text = "got mixed torch.Tensor and DTensor"
    assert text in message
    set_model_state_dict(
        model,
        dict(saved),
        options=StateDictOptions(full_state_dict=True),
    )
    for name, value in saved.items():
        part = value.chunk(2)[rank]
        parameter = model.get_parameter(name)
        assert parameter.to_local().equal(part)


mp.start_processes(
    run, [plain_refused], 2, start_method="fork"
)
# --8<-- [end:plain-refused]

# --8<-- [start:meta]
def meta(rank):
    with torch.device("meta"):
        model = fully_shard(torch.nn.Linear(2, 6))
        model.register_buffer(
            "table", torch.ones(2), persistent=False
        )
    assert model.weight.is_meta
    model.to_empty(device="cpu")
    model.table.fill_(7)
    set_model_state_dict(
        model,
        dict(saved) if rank == 0 else {},
        options=StateDictOptions(
            full_state_dict=True,
            broadcast_from_rank0=True,
        ),
    )
    for name, value in saved.items():
        part = value.chunk(2)[rank]
        parameter = model.get_parameter(name)
        assert parameter.to_local().equal(part)
    assert model.table.tolist() == [7, 7]  # untouched


mp.start_processes(run, [meta], 2, start_method="fork")
# --8<-- [end:meta]

# --8<-- [start:clip]
from torch.distributed.tensor import DTensor


def whole_norm(model):
    grads = [
        p.grad.full_tensor().flatten()
        for p in model.parameters()
    ]
    return torch.cat(grads).norm()


def clip(rank):
    model = fully_shard(torch.nn.Linear(2, 6))
    model(torch.ones(3, 2)).square().sum().backward()
    before = whole_norm(model)
    norm = torch.nn.utils.clip_grad_norm_(
        model.parameters(), before.item() / 2
    )
    assert isinstance(norm, DTensor)
    assert torch.allclose(norm.full_tensor(), before)
    after = whole_norm(model)
    assert torch.allclose(after, before / 2)


mp.start_processes(run, [clip], 2, start_method="fork")
# --8<-- [end:clip]

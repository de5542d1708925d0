# --8<-- [start:show]
import textwrap
import warnings

import torch
import torch.distributed as dist


def ask(code):
    """Run an old name; return what torch says, and the result."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            value = eval(code)
        except Exception as error:
            return f"{type(error).__name__}: {error}", None
    said = [f"{w.category.__name__}: {w.message}" for w in caught]
    return (said + ["silent"])[0], value


store = dist.HashStore()
dist.init_process_group(store=store, rank=0, world_size=1)
a = b = torch.ones(2)
for code in [
    "dist.all_gather_into_tensor(a, b)",
    "dist.reduce_scatter_tensor(a, b)",
    "__import__('torch.distributed.pipeline.sync')",
]:
    said = ask(code)[0].splitlines()[0].split(" (Trigg")[0]
    said = ". ".join(said.split(". ")[:2])
    print(code, textwrap.fill(said, 60), sep="\n", end="\n\n")
# --8<-- [end:show]

# --8<-- [start:launch]
from torch.distributed import launch

assert launch.main.__deprecated__.startswith(
    "The module torch.distributed.launch is deprecated"
)
# --8<-- [end:launch]

# --8<-- [start:renamed-collectives]
for old, new in [
    ("all_gather_into_tensor", "all_gather_single"),
    ("reduce_scatter_tensor", "reduce_scatter_single"),
]:
    said, _ = ask(f"dist.{old}(a, b)")
    assert (
        f"Please use `torch.distributed.{new}`" in said
    )
    assert ask(f"dist.{new}(a, b)")[0] == "silent"
# --8<-- [end:renamed-collectives]

# --8<-- [start:reduce-op]
said, old = ask("dist.reduce_op.SUM")
assert said.startswith("FutureWarning")
assert old == dist.ReduceOp.SUM
# --8<-- [end:reduce-op]

# --8<-- [start:multigpu]
for name in "all_reduce_multigpu", "broadcast_multigpu":
    said, _ = ask(f"dist.{name}")
    assert said.startswith("AttributeError")
# --8<-- [end:multigpu]

# --8<-- [start:dcp]
import torch.distributed.checkpoint as dcp

disk = (
    dcp.FileSystemWriter("old"),
    dcp.FileSystemReader("old"),
)
for i, name in enumerate(("save", "load")):
    said, _ = ask(
        f"dcp.{name}_state_dict("
        "{'a': a}, disk[i], no_dist=True)"
    )
    assert f"Please use `{name}` instead" in said
    said, _ = ask(
        f"dcp.{name}({{'a': a}}, checkpoint_id='new')"
    )
    assert said == "silent"
# --8<-- [end:dcp]

# --8<-- [start:pipe]
said, _ = ask(
    "__import__('torch.distributed.pipeline.sync')"
)
assert said.startswith("ModuleNotFoundError")
import torch.distributed.pipelining as pipelining

assert hasattr(pipelining, "PipelineStage")
# --8<-- [end:pipe]

# --8<-- [start:fsdp-one]
from torch.distributed import fsdp

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        fsdp.FullyShardedDataParallel(
            torch.nn.Linear(1, 1)
        )
    except RuntimeError as error:
        assert "non-CPU accelerator" in str(error)
assert caught == []
assert hasattr(fsdp, "fully_shard")
# --8<-- [end:fsdp-one]

# --8<-- [start:show]
import torch
from torch import nn
from torch.autograd.graph import saved_tensors_hooks
from torch.utils.checkpoint import checkpoint_sequential
from torch.utils.flop_counter import FlopCounterMode

model = nn.Sequential(*[nn.Linear(64, 64) for _ in range(8)])
weights = {p.data_ptr() for p in model.parameters()}
x = torch.ones(32, 64, requires_grad=True)


def measure(name, forward):
    kept = {}

    def pack(t):
        if t.data_ptr() not in weights:
            kept[t.data_ptr()] = t.nbytes
        return t

    with FlopCounterMode(display=False) as flops:
        with saved_tensors_hooks(pack, lambda t: t):
            y = forward(x)
        y.sum().backward()
    mega = flops.get_total_flops() / 1e6
    print(f"{name:13}{sum(kept.values()):6} bytes, {mega:.2f} MFLOP")


measure("plain:", model)
measure("checkpointed:", lambda x: checkpoint_sequential(
    model, 4, x, use_reentrant=False))
# --8<-- [end:show]

# --8<-- [start:counts-add-up]
one = 2 * 32 * 64 * 64  # FLOPs of one product
inputs = x.nbytes  # of one layer
with FlopCounterMode(display=False) as plain:
    model(x).sum().backward()
assert plain.get_total_flops() == 8 * 3 * one
with FlopCounterMode(display=False) as again:
    y = checkpoint_sequential(
        model, 4, x, use_reentrant=False)
    y.sum().backward()
assert again.get_total_flops() == (8 * 3 + 3) * one
assert 8 * inputs == 65536 and 5 * inputs == 40960
# --8<-- [end:counts-add-up]

# --8<-- [start:names-the-operators]
import os

os.environ["KINETO_LOG_LEVEL"] = "6"
from torch.profiler import profile

with profile() as watched:
    model(x)
counts = {e.key: e.count
          for e in watched.key_averages()}
assert counts["aten::addmm"] == 8
# --8<-- [end:names-the-operators]

# --8<-- [start:counts-bytes]
with profile(profile_memory=True) as watched:
    model[0](x)
bytes_of = {e.key: e.self_cpu_memory_usage
            for e in watched.key_averages()}
assert bytes_of["aten::addmm"] == 32 * 64 * 4
# --8<-- [end:counts-bytes]

# --8<-- [start:counts-flops]
with FlopCounterMode(display=False) as counted:
    model[0](x)
assert counted.get_total_flops() == one
# --8<-- [end:counts-flops]

# --8<-- [start:keeps-nothing]
saved = []
with saved_tensors_hooks(saved.append, lambda t: t):
    with torch.inference_mode():
        model(x)
    assert saved == []
    model(x)
    assert len(saved) > 0
# --8<-- [end:keeps-nothing]

# --8<-- [start:halves-the-bytes]
import copy


def size(model):
    return sum(p.nbytes for p in model.parameters())
half = copy.deepcopy(model).to(torch.bfloat16)
assert size(half) * 2 == size(model)
# --8<-- [end:halves-the-bytes]

# --8<-- [start:keeps-less]
from torch.utils.checkpoint import checkpoint


def kept_by(f):
    kept = {}
    def pack(t):
        kept[t.data_ptr()] = t
        return t
    with saved_tensors_hooks(pack, lambda t: t):
        out = f()
    return len(kept.keys() - weights)
pair = nn.Sequential(model[0], nn.Tanh(), model[1])
assert kept_by(lambda: pair(x)) == 2
assert kept_by(lambda: checkpoint(
    pair, x, use_reentrant=False)) == 1
# --8<-- [end:keeps-less]

# --8<-- [start:hands-over-a-graph]
graphs = []

def backend(graph, inputs):
    graphs.append(graph)
    return graph.forward
compiled = torch.compile(model, backend=backend)
assert torch.allclose(compiled(x), model(x))
assert len(graphs) == 1
# --8<-- [end:hands-over-a-graph]

# --8<-- [start:orders-memory]
image = torch.ones(1, 3, 4, 5)
last = image.to(memory_format=torch.channels_last)
assert last.shape == image.shape
assert last.stride() == (60, 1, 15, 3)
# --8<-- [end:orders-memory]

# --8<-- [start:is-off-by-default]
assert torch.backends.cudnn.benchmark is False
# --8<-- [end:is-off-by-default]

# --8<-- [start:asks-the-allocator]
if not torch.cuda.is_available():
    assert torch.cuda.memory_allocated() == 0
# --8<-- [end:asks-the-allocator]

# --8<-- [start:times-a-statement]
from torch.utils.benchmark import Timer

timed = Timer("model(x)", globals=globals()).timeit(2)
assert timed.number_per_run == 2 and timed.median > 0
# --8<-- [end:times-a-statement]

# --8<-- [start:show]
import os

import torch
from torch import nn
from torch.profiler import ProfilerActivity, profile

os.environ["KINETO_LOG_LEVEL"] = "6"  # keep its log off stderr


def kernels(call, *inputs, **options):
    with profile(activities=[ProfilerActivity.CPU]) as prof:
        call(*inputs, **options)
    parts = ("bmm", "softmax", "attention")
    names = [event.name for event in prof.events()]
    return [n for n in names if any(part in n for part in parts)]


attention = nn.MultiheadAttention(8, 2, batch_first=True)
x = torch.randn(3, 5, 8)
for mode in ("training", "eval and no_grad"):
    attention.train(mode == "training")
    for need in (True, False):
        with torch.set_grad_enabled(mode == "training"):
            names = kernels(attention, x, x, x, need_weights=need)
        print(f"{mode}, need_weights={need}")
        print("    " + "\n    ".join(names))
# --8<-- [end:show]

# --8<-- [start:kernels-by-mode]
flash = [
    "aten::scaled_dot_product_attention",
    "aten::_scaled_dot_product_flash_attention_for_cpu",
]
plain = ["bmm", "softmax", "_softmax", "bmm"]
plain = [f"aten::{name}" for name in plain]
native = "aten::_native_multi_head_attention"
qkv = (x, x, x)
attention.train()
assert kernels(attention, *qkv) == plain
names = kernels(attention, *qkv, need_weights=False)
assert names == flash
learned = torch.zeros(5, 5, requires_grad=True)
names = kernels(
    attention, *qkv, None, False, learned
)
assert flash[1] not in names
attention.dropout = 0.1
names = kernels(attention, *qkv, need_weights=False)
assert flash[1] not in names
attention.dropout = 0.0
attention.eval()
for need in (True, False):
    with torch.no_grad():
        names = kernels(
            attention, *qkv, need_weights=need
        )
    assert names[0] == native
    assert names[1:] == [plain[0], *plain[2:]]
# --8<-- [end:kernels-by-mode]

# --8<-- [start:off-the-fast-path]
def fast(module, *inputs):
    with torch.no_grad():
        names = kernels(module.eval(), *inputs)
    return native in names


MHA = nn.MultiheadAttention
assert fast(attention, x, x, x)
bias = torch.zeros(5, 5)
assert not fast(attention, x, x, x, None, True, bias)
# gradients on
assert native not in kernels(attention, x, x, x)
attention.requires_grad_(False)
assert native in kernels(attention, x, x, x)
y = x.clone().requires_grad_()
assert native not in kernels(attention, y, y, y)
attention.requires_grad_(True)
assert not fast(attention, x, x.clone(), x)
assert not fast(MHA(8, 2), x, x, x)
odd = MHA(9, num_heads=3, batch_first=True)
wide = torch.ones(3, 5, 9)
assert not fast(odd, wide, wide, wide)
torch.backends.mha.set_fastpath_enabled(False)
assert not fast(attention, x, x, x)
torch.backends.mha.set_fastpath_enabled(True)
# --8<-- [end:off-the-fast-path]

# --8<-- [start:score-matrix]
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import (
    scaled_dot_product_attention as sdpa,
)


def largest(call, *inputs, **options):
    with profile(
        activities=[ProfilerActivity.CPU],
        profile_memory=True,
    ) as prof:
        call(*inputs, **options)
    return max(
        event.self_cpu_memory_usage
        for event in prof.events()
    )


for L in (512, 1024):
    q = torch.randn(1, 8, L, 64)
    with sdpa_kernel(SDPBackend.MATH):
        assert largest(sdpa, q, q, q) == 8 * L * L * 4
    with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
        assert largest(sdpa, q, q, q) == 8 * L * 64 * 4

long = torch.randn(1, 1024, 8)
with torch.no_grad():
    assert 2 * 1024 * 1024 * 4 == largest(
        attention, long, long, long, need_weights=False
    )
# --8<-- [end:score-matrix]

# --8<-- [start:math-on-cpu]
def is_math(*inputs, **options):
    names = kernels(sdpa, *inputs, **options)
    return (
        "aten::_scaled_dot_product_attention_math"
        in names
    )


small = torch.randn(1, 2, 4, 8)
assert not is_math(small, small, small)
assert not is_math(small, small, small, is_causal=True)
assert is_math(small[0], small[0], small[0])  # 3-D
assert is_math(small, small, small, dropout_p=0.1)
learned = torch.zeros(4, 4, requires_grad=True)
assert is_math(small, small, small, learned)
# --8<-- [end:math-on-cpu]

# --8<-- [start:choose-the-kernel]
for backend in (
    SDPBackend.EFFICIENT_ATTENTION,
    SDPBackend.CUDNN_ATTENTION,
):
    message = ""
    try:
        with sdpa_kernel(backend):
            sdpa(small, small, small)
    except RuntimeError as error:
        message = str(error)
    assert message.startswith(
        "No viable backend for "
        "scaled_dot_product_attention was found."
    )

import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.backends.cuda.sdp_kernel()
assert caught[0].category is FutureWarning
assert "torch.nn.attention.sdpa_kernel()" in str(
    caught[0].message
)
# --8<-- [end:choose-the-kernel]

# --8<-- [start:show]
import torch
from torch._inductor.utils import run_and_get_code

options = {"cpp.simdlen": 1, "cpp_cache_precompile_headers": False}


@torch.compile(options=options)
def one(x):
    return x.sin() ** 2 + x.cos() ** 2


result, (code,) = run_and_get_code(one, torch.zeros(1024))
print("kernels:", code.count("async_compile.cpp_pybinding"))
print("loops:", code.count("for("))
for line in code.splitlines():
    if "auto tmp" in line:
        print(line.strip())
# --8<-- [end:show]

# --8<-- [start:one-loop]
assert code.count("for(") == 1
assert "cpp_fused_add_cos_pow_sin_0" in code
assert code.count("= empty_strided_cpu((") == 1
x = torch.linspace(-3, 3, 1024)
eager = x.sin() ** 2 + x.cos() ** 2
assert one(x).allclose(eager)

x.requires_grad_()
y, (code,) = run_and_get_code(one, x)
assert "cpp_fused" in code  # forward
_, (code,) = run_and_get_code(y.sum().backward)
assert "cpp_fused" in code  # backward
exact = torch.zeros_like(x)  # sin² + cos² is flat
assert x.grad.allclose(exact, atol=1e-6)
x = x.detach()
# --8<-- [end:one-loop]

# --8<-- [start:warning-from-inside]
import sys
import warnings

start = "`torch.jit.script_method` is deprecated"

def compile_anew():
    for name in (
        "torch._inductor.compile_fx",
        "torch._inductor.fx_passes.pre_grad",
        "torch.fx.experimental.optimization",
        "torch.utils.mkldnn",
    ):  # as in a program that has not imported them
        sys.modules.pop(name, None)
    torch._dynamo.reset()
    return torch.compile(
        one.__wrapped__, options=options
    )

message = ""
with warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        compile_anew()  # is not even called
    except DeprecationWarning as error:
        message = str(error)
    warnings.filterwarnings("ignore", start)
    assert compile_anew()(x).allclose(eager)
assert message.startswith(start)
# --8<-- [end:warning-from-inside]

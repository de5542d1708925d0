# --8<-- [start:show]
import torch
from torch._inductor.utils import run_and_get_code


@torch.compile
def one(x):
    return x.sin() ** 2 + x.cos() ** 2


result, (code,) = run_and_get_code(one, torch.zeros(1024))
print("kernels:", code.count("async_compile.cpp_pybinding"))
print("loops:", code.count("for("))
for line in code.splitlines():
    if "auto tmp" in line and "loadu" not in line:
        print(line.strip())
# --8<-- [end:show]

# --8<-- [start:one-loop]
assert code.count("for(") == 1
assert "cpp_fused_add_cos_pow_sin_0" in code
# --8<-- [end:one-loop]

# --8<-- [start:one-buffer]
assert code.count("= empty_strided_cpu((") == 1
# --8<-- [end:one-buffer]

# --8<-- [start:compiled-equals-eager]
x = torch.linspace(-3, 3, 1024)
eager = x.sin() ** 2 + x.cos() ** 2
assert one(x).allclose(eager)
# --8<-- [end:compiled-equals-eager]

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
    return torch.compile(one.__wrapped__)

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

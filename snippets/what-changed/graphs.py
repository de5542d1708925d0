# --8<-- [start:show]
import textwrap
import warnings

import torch
from torch import nn


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


model, x = nn.Linear(2, 2), torch.ones(1, 2)
for code in [
    "torch.jit.script(model)",
    "torch.jit.trace(model, x)",
    "torch.export.export_for_training",
    "torch.onnx.dynamo_export",
    "__import__('functorch').vmap(torch.sum)",
]:
    said = ask(code)[0].splitlines()[0].split(" (Trigg")[0]
    said = ". ".join(said.split(". ")[:2])
    print(code, textwrap.fill(said, 60), sep="\n", end="\n\n")
# --8<-- [end:show]

# --8<-- [start:jit-script]
for call in (
    "script(model)",
    "trace(model, x)",
    "trace_module(model, {'forward': x})",
):
    said, _ = ask(f"torch.jit.{call}")
    assert said.startswith(
        "DeprecationWarning: `torch.jit."
    )
program = torch.export.export(model, (x,))
assert torch.equal(program.module()(x), model(x))
# --8<-- [end:jit-script]

# --8<-- [start:jit-save]
_, old = ask("torch.jit.script(model.eval())")
for call in "save(old, 'old.pt')", "load('old.pt')":
    said, _ = ask(f"torch.jit.{call}")
    assert said.startswith(
        "DeprecationWarning: `torch.jit."
    )
torch.export.save(program, "new.pt2")
again = torch.export.load("new.pt2").module()
assert torch.equal(again(x), model(x))
# --8<-- [end:jit-save]

# --8<-- [start:jit-fork]
said, waiting = ask("torch.jit.fork(torch.relu, x)")
assert "`torch.jit.fork` is deprecated" in said
said, _ = ask("torch.jit.wait(waiting)")
assert "`torch.jit.wait` is deprecated" in said
for name in "freeze", "optimize_for_inference":
    said, _ = ask(f"torch.jit.{name}(old)")
    assert f"{name}` is deprecated" in said
# --8<-- [end:jit-fork]

# --8<-- [start:export-names]
for name in "export_for_training", "dynamic_dim":
    said, _ = ask(f"torch.export.{name}")
    assert said.startswith("AttributeError")
for name in "export", "Dim":
    assert ask(f"torch.export.{name}")[0] == "silent"
# --8<-- [end:export-names]

# --8<-- [start:dynamo-export]
said, _ = ask("torch.onnx.dynamo_export")
assert said.startswith("AttributeError")
assert ask("torch.onnx.export")[0] == "silent"
# --8<-- [end:dynamo-export]

# --8<-- [start:onnx-legacy]
import inspect

call = (
    "torch.onnx.export(model, (x,), 'a.onnx', "
    "dynamo=False)"
)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        eval(call)
    except Exception:
        pass  # onnx isn't installed everywhere
assert "legacy TorchScript-based ONNX" in str(
    caught[0].message
)
signature = inspect.signature(torch.onnx.export)
assert signature.parameters["dynamo"].default is True
# --8<-- [end:onnx-legacy]

# --8<-- [start:bottleneck]
said, _ = ask("__import__('torch.utils.bottleneck')")
assert said.startswith("ModuleNotFoundError")
# --8<-- [end:bottleneck]

# --8<-- [start:functorch]
old = "__import__('functorch')."
for name in (
    "vmap",
    "grad",
    "jacrev",
    "jacfwd",
    "hessian",
):
    said, _ = ask(f"{old}{name}(torch.sum)")
    assert f"`functorch.{name}` is deprecated" in said
    new = ask(f"torch.func.{name}(torch.sum)")
    assert new[0] == "silent"
said, _ = ask(old + "vjp(torch.sum, x)")
assert "`functorch.vjp` is deprecated" in said
# --8<-- [end:functorch]

# --8<-- [start:functional-call]
for name in "", "_with_buffers":
    name = f"make_functional{name}"
    said, _ = ask(f"{old}{name}(model)")
    assert f"{name}` is deprecated" in said
weights = dict(model.named_parameters())
call = "functional_call(model, weights, x)"
said, was = ask(f"torch.nn.utils.stateless.{call}")
assert (
    "stateless.functional_call` is deprecated" in said
)
new = torch.func.functional_call(model, weights, x)
assert torch.equal(was, new)
# --8<-- [end:functional-call]

# --8<-- [start:ensemble]
call = "combine_state_for_ensemble([model, model])"
said, _ = ask(old + call)
assert "combine_state_for_ensemble` is deprec" in said
stack = torch.func.stack_module_state
new = stack([model, model])
assert new[0]["weight"].shape == (2, 2, 2)
# --8<-- [end:ensemble]

# --8<-- [start:hidden]
def seen(code):
    kind = DeprecationWarning
    with warnings.catch_warnings(record=True) as seen:
        warnings.resetwarnings()
        # Python's own filters:
        warnings.simplefilter("ignore", kind)
        warnings.filterwarnings(
            "default", "", kind, "__main__")
        eval(code)
    return len(seen)
_, scripted = ask("torch.jit.script(model.eval())")
for call in ("trace(model, x)", "load('old.pt')",
             "script(model)", "save(scripted, 'a.pt')",
             "freeze(scripted)", "fork(torch.relu, x)"):
    assert seen(f"torch.jit.{call}") == 0
    said, _ = ask(f"torch.jit.{call}")
    assert said.startswith("DeprecationWarning")
assert seen("torch.get_autocast_cpu_dtype()") == 1
# --8<-- [end:hidden]

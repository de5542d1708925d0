# --8<-- [start:show]
import io
import warnings

import torch

model, file = torch.nn.Linear(2, 2).eval(), io.BytesIO()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.jit.trace(model, torch.ones(1, 2))
    scripted = torch.jit.script(model)
    torch.jit.freeze(scripted)
    torch.jit.save(scripted, file)
    file.seek(0)
    torch.jit.load(file)

for message in dict.fromkeys(str(w.message) for w in caught):
    print(message)
# --8<-- [end:show]

# --8<-- [start:hidden-by-default]
import subprocess
import sys

program = """import sys, warnings
from torch import jit, nn
jit.script(nn.ReLU())
sys.stderr.write("now with the filter")
warnings.simplefilter("default")
jit.script(nn.ReLU())"""
done = subprocess.run(
    [sys.executable, "-E", "-c", program],
    check=True, capture_output=True, text=True,
)
parts = done.stderr.split("now with the filter")
assert parts[0] == ""
warning = "DeprecationWarning: `torch.jit.script` is"
assert warning in parts[1]
# --8<-- [end:hidden-by-default]

# --8<-- [start:since-which-version]
about = torch.jit.freeze.__doc__.split()
start = about.index("deprecated::")
assert about[start + 1] == "2.5"
assert about[start + 2] == "TorchScript"
# --8<-- [end:since-which-version]

# --8<-- [start:files-still-load]
file.seek(0)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    loaded = torch.jit.load(file)
x = torch.ones(1, 2)
assert loaded(x).allclose(model(x))
assert isinstance(loaded, torch.jit.ScriptModule)
# --8<-- [end:files-still-load]

# --8<-- [start:deprecation-category]
kinds = {w.category for w in caught}
assert kinds == {DeprecationWarning}
# --8<-- [end:deprecation-category]

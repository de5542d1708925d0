# --8<-- [start:show]
import subprocess
import sys

program = """
import sys, warnings
from torch import jit, nn
jit.script(nn.ReLU())
print("jit.script ran; nothing above", file=sys.stderr)
warnings.simplefilter("default")
jit.script(nn.ReLU())
"""
command = [sys.executable, "-E", "-c", program]
run = subprocess.run(command, capture_output=True, text=True)
for line in run.stderr.splitlines():
    if not line.startswith("  "):  # the line of torch that warns
        print(line.split(": ", 1)[-1])
# --8<-- [end:show]

# --8<-- [start:hidden-by-default]
assert run.returncode == 0
marker = "jit.script ran; nothing above\n"
before, after = run.stderr.split(marker)
assert before == ""
assert "DeprecationWarning: `torch.jit.script`" in after
# --8<-- [end:hidden-by-default]

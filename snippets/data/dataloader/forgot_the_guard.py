# --8<-- [start:show]
import subprocess
import sys
from pathlib import Path

Path("bad.py").write_text("""
from torch.utils.data import DataLoader

loader = DataLoader([10, 20], num_workers=1,
                    multiprocessing_context="spawn")
print(list(loader))
""")
run = subprocess.run([sys.executable, "bad.py"],
                     capture_output=True, text=True)
error = run.stderr.partition("RuntimeError: ")[2].split("\n\n")[0]
print(error.strip())
# --8<-- [end:show]

# --8<-- [start:parent-says]
assert run.returncode != 0 and run.stdout == ""
assert "DataLoader worker (pid(s) " in run.stderr
assert ") exited unexpectedly" in run.stderr
# --8<-- [end:parent-says]

# --8<-- [start:nameless-functions]
from multiprocessing.reduction import ForkingPickler
from pickle import PicklingError

message = ""
try:
    ForkingPickler.dumps(lambda batch: batch)
except (PicklingError, AttributeError) as error:
    message = str(error)
assert message.startswith("Can't pickle <function <la")
# --8<-- [end:nameless-functions]

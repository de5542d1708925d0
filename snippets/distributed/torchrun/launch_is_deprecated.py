# --8<-- [start:show]
import subprocess
import sys
from pathlib import Path

Path("old.py").write_text("""
import argparse, os
parser = argparse.ArgumentParser()
parser.add_argument("--local_rank", type=int)
print("argument", parser.parse_args().local_rank)
print("variable", os.environ["LOCAL_RANK"])
""")

start = [sys.executable, "-m", "torch.distributed.launch"]
old = subprocess.run([*start, "old.py"], capture_output=True)
lines = old.stderr.decode().splitlines()
print(lines[0].split(": ", 1)[1], *lines[1:2], sep="\n")
print(*[line for line in lines if "old.py: error" in line])

new = subprocess.run(["torchrun", "old.py"], capture_output=True)
print(new.stdout.decode(), end="")
# --8<-- [end:show]

# --8<-- [start:launch-passes-an-argument]
assert old.returncode == 1
said = old.stderr.decode()
assert "unrecognized arguments: --local-rank=0" in said
both = "--local-rank", "--local_rank"
text = Path("old.py").read_text()
text = text.replace('"--local_rank"', str(both)[1:-1])
Path("both.py").write_text(text)
mended = subprocess.run(
    [*start, "both.py"], capture_output=True
)
assert mended.stdout.split()[:2] == [b"argument", b"0"]
# --8<-- [end:launch-passes-an-argument]

# --8<-- [start:torchrun-sets-a-variable]
assert new.returncode == 0
words = b"argument", b"None", b"variable", b"0"
assert new.stdout.split() == [*words]
# --8<-- [end:torchrun-sets-a-variable]

# --8<-- [start:omp-num-threads]
import os

free = {**os.environ}
free.pop("OMP_NUM_THREADS", None)
say = ["--no-python", "sh", "-c"]
say += ["echo $OMP_NUM_THREADS"]
job = subprocess.run(
    ["torchrun", "--nproc-per-node", "2", *say],
    env=free, capture_output=True, text=True,
)
assert job.stdout.split() == ["1", "1"]
assert "Setting OMP_NUM_THREADS" in job.stderr
# --8<-- [end:omp-num-threads]

# --8<-- [start:show]
import os
import re
import subprocess
import sys

from torch.distributed.elastic.multiprocessing.errors import record


@record
def main():
    if os.environ["RANK"] == "1":
        raise ValueError("empty batch")


if "RANK" in os.environ:  # under torchrun
    sys.exit(main())
command = "torchrun --standalone --nproc-per-node 2".split()
job = subprocess.run([*command, __file__], capture_output=True)

print("exit code", job.returncode)
summary = job.stderr.decode().split("Root Cause")[-1]
wanted = r"^ *(?:rank|exitcode|traceback|ValueError).*?(?=$| \(pid)"
print(*re.findall(wanted, summary, re.MULTILINE), sep="\n")
# --8<-- [end:show]

# --8<-- [start:record-gives-the-traceback]
assert "  ValueError: empty batch" in summary
assert re.search(r"error_file: .*error\.json", summary)
assert "To enable traceback see" not in summary
failed = "errors.ChildFailedError:"
assert failed in job.stderr.decode()
# --8<-- [end:record-gives-the-traceback]


# --8<-- [start:exit-code-is-one]
def fails(shell, *options):
    return subprocess.run(
        [*command, *options, "--no-python",
         "sh", "-c", shell],
        capture_output=True, text=True,
    )


raises = f"{sys.executable} -c 'raise ValueError(7)'"
three = fails(f"{raises}; exit 3")
assert three.returncode == job.returncode == 1
assert "exitcode  : 3" in three.stderr
# --8<-- [end:exit-code-is-one]

# --8<-- [start:no-record]
above, summary = three.stderr.split("Root Cause")
assert "error_file: <N/A>" in summary
text = "traceback : To enable traceback see"
assert text in summary
assert "ValueError: 7" in above
assert "ValueError: 7" not in summary
# --8<-- [end:no-record]

# --8<-- [start:killed]
# torchrun turns $$ into $ on its command line
killed = fails("test $RANK = 0 || kill -9 $$$$")
assert killed.returncode == 1
assert "exitcode  : -9 (pid" in killed.stderr
assert "Signal 9 (SIGKILL) received" in killed.stderr
# --8<-- [end:killed]

# --8<-- [start:a-log-a-rank]
from pathlib import Path

shell = "echo hi from $RANK; echo oh >&2"
one = ["--log-dir=logs", "--redirects=3", "--tee=1"]
told = fails(shell, *one)
both = "[default0]:hi from 0", "[default1]:hi from 1"
assert sorted(told.stdout.splitlines()) == [*both]
assert "oh" not in told.stderr.split()
for rank in "01":
    where = f"*/attempt_0/{rank}/stdout.log"
    [log] = Path("logs").glob(where)
    assert log.read_text() == f"hi from {rank}\n"
    log = log.with_name("stderr.log")
    assert log.read_text() == "oh\n"

# the folder is the local rank: here rank 6's is 0
from torch.distributed.elastic import multiprocessing

specs = multiprocessing.DefaultLogsSpecs("logs")
names = ["RANK", "TORCHELASTIC_RESTART_COUNT"]
names += ["TORCHELASTIC_RUN_ID"]
where = specs.reify({0: dict(zip(names, "601"))})
assert "attempt_0/0/" in where.error_files[0]
# --8<-- [end:a-log-a-rank]

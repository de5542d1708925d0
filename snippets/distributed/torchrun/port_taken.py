# --8<-- [start:show]
import re
import socket
import subprocess
import textwrap

worker = ["--no-python", "sh", "-c", "echo started"]

with socket.socket() as other_job:
    other_job.bind(("127.0.0.1", 0))
    other_job.listen()
    port = other_job.getsockname()[1]

    command = ["torchrun", f"--master-port={port}"]
    job = subprocess.run([*command, *worker], capture_output=True)
    error = job.stderr.decode().splitlines()[-1]
    print(textwrap.fill(re.sub(str(port), "PORT", error), 60))

    command = ["torchrun", "--standalone"]
    job = subprocess.run([*command, *worker], capture_output=True)
    print(job.stdout.decode(), end="")
# --8<-- [end:show]

# --8<-- [start:address-in-use]
assert "EADDRINUSE" in error and f" {port}," in error
assert "DistNetworkError: The server socket" in error
# --8<-- [end:address-in-use]

# --8<-- [start:jobs-side-by-side]
say = ["--no-python", "sh", "-c", "echo $MASTER_PORT"]
both = ["--standalone", f"--master-port={port}"]
options = ["--standalone"], both, []
jobs = [
    subprocess.Popen(
        ["torchrun", *o, *say], stdout=subprocess.PIPE
    )
    for o in options
]
ports = [int(job.communicate()[0]) for job in jobs]
assert len(set(ports)) == 3
# --8<-- [end:jobs-side-by-side]

# --8<-- [start:standalone-ignores-the-port]
assert ports[1] != port  # which is free again
# --8<-- [end:standalone-ignores-the-port]

"""Run one snippet in a freshly forked child, as `python -W error FILE` would.

Called by fork_server.py after the fork; never returns. The child writes a JSON
report of what happened to a file that outlives it, since the snippet may end the
process in any way it likes.
"""

from __future__ import annotations

import ctypes
import faulthandler
import os
import random
import resource
import signal
import sys
import tempfile

from fork_run import Run

PR_SET_PDEATHSIG = 1


def become(job: dict, files: dict[str, int]) -> None:
    """Turn this forked process into the one that runs `job`, and run it.

    job: path (absolute), cwd, shown_until (line), ignore (message starts), argv
        (a command to become instead, or None).
    files: descriptors for stdout, stderr, report (JSON) and trace (faulthandler).
    """
    os.setsid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.set_wakeup_fd(-1)
    for number in (signal.SIGCHLD, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(files["stdout"], 1)
    os.dup2(files["stderr"], 2)
    os.chdir(job["cwd"])
    os.environ["TMPDIR"] = job["tmp"]
    tempfile.tempdir = None
    if job["argv"]:
        os.environ["PYTHONWARNINGS"] = "error"
        os.execvp(job["argv"][0], job["argv"])
    signal.signal(signal.SIGINT, signal.default_int_handler)
    faulthandler.enable(files["trace"], all_threads=False)
    faulthandler.register(signal.SIGUSR1, files["trace"], all_threads=False)
    for name, number, mode in (
        ("stdin", 0, "r"),
        ("stdout", 1, "w"),
        ("stderr", 2, "w"),
    ):
        stream = open(  # noqa: SIM115, PTH123
            number,
            mode,
            encoding="utf-8",
            closefd=False,
            buffering=1,
        )
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    _forget_the_parent()
    Run(job, files["report"]).go()


def _forget_the_parent() -> None:
    """Drop random state that every child of the server would share."""
    random.seed()
    if torch := sys.modules.get("torch"):
        torch.default_generator.seed()
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed()

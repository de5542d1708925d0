"""Run one snippet in a freshly forked child, as `python -W error FILE` would.

Called by fork_server.py after the fork; never returns. The child writes a JSON
report of what happened to a file that outlives it, since the snippet may end the
process in any way it likes.
"""

from __future__ import annotations

import ast
import atexit
import builtins
import ctypes
import faulthandler
import json
import os
import random
import re
import resource
import signal
import sys
import tempfile
import threading
import time
import types
import warnings

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
    for name, number, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        stream = open(  # noqa: SIM115, PTH123
            number, mode, encoding="utf-8", closefd=False,
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
        torch.seed()
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed()


class Run:
    """One run of a snippet as __main__, and its report."""

    def __init__(self, job: dict, report: int) -> None:
        self.job, self.report_to, self.pid = job, report, os.getpid()
        self.report = {"finished": False, "ignored": [], "shown_bytes": None}
        self.exit = os._exit

    def save(self) -> None:
        os.ftruncate(self.report_to, 0)
        os.pwrite(self.report_to, json.dumps(self.report).encode(), 0)

    def go(self) -> None:
        os._exit = self.note_exit
        self.apply_warnings()
        started = time.perf_counter()
        try:
            self.execute()
            self.report["finished"] = True
        except BaseException as error:  # noqa: BLE001 - it may raise anything
            self.note_error(error)
        if os.getpid() != self.pid:  # a process that the snippet forked came here
            self.exit(1)
        self.report["seconds"] = time.perf_counter() - started
        self.save()
        threading._shutdown()
        atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except (OSError, ValueError) as error:
                self.report["error"] = f"can't flush: {error}"
        self.save()
        self.exit(0)

    def execute(self) -> None:
        path = self.job["path"]
        with open(path, encoding="utf-8") as file:  # noqa: PTH123
            source = file.read()
        main = types.ModuleType("__main__")
        main.__dict__.update(__file__=path, __builtins__=builtins, __cached__=None)
        sys.modules["__main__"], sys.argv = main, [path]
        sys.path[0] = os.path.dirname(path)  # noqa: PTH120
        tree = ast.parse(source, path)
        shown = [part for part in tree.body if part.lineno <= self.job["shown_until"]]
        checks = tree.body[len(shown) :]
        code = compile(ast.Module(shown, []), path, "exec", dont_inherit=True)
        exec(code, main.__dict__)
        sys.stdout.flush()
        self.report["shown_bytes"] = os.fstat(1).st_size
        # A `from __future__` of the shown part holds for the checks too.
        flags = code.co_flags & sum(
            getattr(__import__("__future__"), name).compiler_flag
            for name in __import__("__future__").all_feature_names
        )
        tree = ast.Module(checks, [])
        exec(compile(tree, path, "exec", flags, dont_inherit=True), main.__dict__)

    def apply_warnings(self) -> None:
        sys.warnoptions = ["error"]
        warnings.resetwarnings()
        warnings.simplefilter("error")
        for start in self.job["ignore"]:
            warnings.filterwarnings("always", message=re.escape(start))
        if self.job["ignore"]:
            warnings.showwarning = self.note_warning

    def note_warning(self, message, *_args, **_kwargs) -> None:
        self.report["ignored"].append(str(message))

    def note_error(self, error: BaseException) -> None:
        line, trace = getattr(error, "lineno", None), error.__traceback__
        while trace:
            if trace.tb_frame.f_code.co_filename == self.job["path"]:
                line = trace.tb_lineno
            trace = trace.tb_next
        text = str(error).strip()
        if isinstance(error, SystemExit):
            text = f"sys.exit({error.code!r}) before the end of the file"
        self.report["error"] = f"{type(error).__name__}: {text}"
        self.report["line"] = line

    def note_exit(self, code: int) -> None:
        if os.getpid() == self.pid:
            frame = sys._getframe(1)
            while frame and frame.f_code.co_filename != self.job["path"]:
                frame = frame.f_back
            self.report["line"] = frame.f_lineno if frame else None
            self.report["error"] = f"os._exit({code}) before the end of the file"
            self.save()
        self.exit(code)

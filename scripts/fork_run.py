"""Execute a snippet as __main__ in a forked child, and report what happened."""

from __future__ import annotations

import ast
import atexit
import builtins
import json
import os
import re
import sys
import threading
import time
import types
import warnings


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

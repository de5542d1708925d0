"""One running snippet, seen from the fork server: its process, files and end."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import tempfile
import time
import traceback
from pathlib import Path

from fork_child import become

MOST_OUTPUT = 1 << 20  # bytes of stdout or stderr after which a child is ended


class Child:
    """A running snippet: its process, its files, and how it ended."""

    def __init__(self, job: dict, base: Path) -> None:
        self.job, self.state, self.status, self.why = job, "running", None, None
        self.left: dict[int, str] = {}
        self.home = Path(tempfile.mkdtemp(dir=base))
        job["cwd"], job["tmp"] = str(self.home / "work"), str(self.home / "tmp")
        Path(job["cwd"]).mkdir()
        Path(job["tmp"]).mkdir()
        self.files = {
            name: tempfile.TemporaryFile(dir=base)  # noqa: SIM115
            for name in ("stdout", "stderr", "report", "trace")
        }
        self.started = time.monotonic()
        self.until = self.started + job["seconds"]
        self.pid, leave = os.fork(), os._exit
        if not self.pid:
            try:
                become(job, {name: file.fileno() for name, file in self.files.items()})
            except BaseException:  # noqa: BLE001 - a fault of ours, not the snippet's
                os.write(self.files["stderr"].fileno(), traceback.format_exc().encode())
            finally:
                leave(70)

    def kill(self, why: str) -> None:
        """End the child's whole process group; say on which line it was."""
        self.why = self.why or why
        if not self.job["argv"]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGUSR1)  # faulthandler writes the line
            patience = time.monotonic() + 1
            while not os.fstat(self.files["trace"].fileno()).st_size:
                time.sleep(0.01)
                if time.monotonic() > patience:
                    break
            time.sleep(0.02)  # the rest of what it writes
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)

    def watch(self, now: float) -> None:
        if now > self.until:
            self.kill(f"still running after its limit of {self.job['seconds']} s")
        for name in ("stdout", "stderr"):
            if os.fstat(self.files[name].fileno()).st_size > MOST_OUTPUT:
                self.kill(f"wrote more than {MOST_OUTPUT:,} bytes to {name}")

    def result(self) -> dict:
        read = {}
        for name, file in self.files.items():
            size = os.fstat(file.fileno()).st_size
            read[name] = os.pread(file.fileno(), min(size, MOST_OUTPUT), 0)
            if size > MOST_OUTPUT and name in ("stdout", "stderr"):
                self.why = self.why or f"wrote {size:,} bytes to {name}"
            file.close()
        with contextlib.suppress(OSError):
            figures = sorted(Path(self.job["cwd"]).glob("*.svg"))
            read["figures"] = {f.name: f.read_text("utf-8") for f in figures}
        shutil.rmtree(self.home, ignore_errors=True)
        wall = time.monotonic() - self.started
        report = json.loads(read["report"] or "{}")
        shown = report.get("shown_bytes")
        return {
            "path": self.job["path"],
            "status": self.status,
            "why": self.why,
            "left": list(self.left.values()),
            "stdout": read["stdout"][:shown].decode("utf-8", "replace"),
            "checks_stdout": read["stdout"][shown:].decode("utf-8", "replace")
            if shown is not None
            else "",
            "stderr": read["stderr"].decode("utf-8", "replace"),
            "trace": read["trace"].decode("utf-8", "replace"),
            "figures": read.get("figures", {}),
            "report": report,
            "seconds": report.get("seconds", wall),
        }

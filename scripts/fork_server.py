"""Import torch once, then fork a child for each snippet.

A process of its own: jobs come as JSON lines on stdin, results leave as JSON lines
on stdout, in the order in which they finish. `python fork_server.py WORKERS`.
The parent only imports: a tensor operation here could leave its children hanging.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import json
import os
import selectors
import shutil
import signal
import sys
import tempfile
import time
from collections import deque
from pathlib import Path

import psutil
from fork_job import Child

PR_SET_CHILD_SUBREAPER = 36
GRACE = 1.0  # seconds that processes a snippet started may take to go by themselves


class Server:
    """Runs jobs on WORKERS lanes: the first takes slow jobs first, the others quick."""

    def __init__(self, jobs: list[dict], workers: int, base: Path) -> None:
        # Quick ones leave at the right end, in the order in which they came.
        self.jobs = deque(sorted(reversed(jobs), key=lambda job: -job["cost"]))
        self.lanes: list[Child | None] = [None] * workers
        self.base = base

    def loop(self, wake: int) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(wake, selectors.EVENT_READ)
            while self.jobs or any(self.lanes):
                for index, child in enumerate(self.lanes):
                    if child is None and self.jobs:
                        job = self.jobs.popleft() if not index else self.jobs.pop()
                        self.lanes[index] = Child(job, self.base)
                if selector.select(0.05):
                    os.read(wake, 512)
                self.reap()

    def reap(self) -> None:
        alive = {child.pid: child for child in self.lanes if child}
        with contextlib.suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                child = alive.get(ended[0])
                if child and child.state == "running":
                    child.status = os.waitstatus_to_exitcode(ended[1])
                    child.state, child.until = "leaving", time.monotonic() + GRACE
        now = time.monotonic()
        for index, child in enumerate(self.lanes):
            if child and child.state == "running":
                child.watch(now)
            elif child and self.clean_up(child, now):
                print(json.dumps(child.result()), flush=True)
                self.lanes[index] = None

    def clean_up(self, child: Child, now: float) -> bool:
        """Say whether nothing is left of `child`; kill what outstays its grace."""
        running = {other.pid for other in self.lanes if other}
        others = running - {child.pid}
        left = [p for p in _children() if p.pid not in running]
        left = [p for p in left if _session(p.pid) not in others]
        if left and now < child.until and child.status == 0:
            return False
        for process in left:
            with contextlib.suppress(psutil.Error):
                if child.status == 0:  # by pid: a killed one may be seen again
                    name = " ".join(process.cmdline()[:4])
                    child.left.setdefault(process.pid, name)
                process.kill()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        return not left


def _children() -> list[psutil.Process]:
    """Return the server's direct children, asking Linux for just these."""
    listed = Path(f"/proc/self/task/{os.getpid()}/children")
    if not listed.exists():
        return psutil.Process().children()
    found = []
    for pid in listed.read_text().split():
        with contextlib.suppress(psutil.NoSuchProcess):
            found.append(psutil.Process(int(pid)))
    return found


def _session(pid: int) -> int:
    with contextlib.suppress(ProcessLookupError):
        return os.getsid(pid)
    return 0


def preload(text: str) -> None:
    """Import what the snippets of `text` need, so that each child finds it there."""
    import torch  # noqa: F401

    words = ("optim", "compile", "export", "jit", "nested", "distributed")
    if any(word in text for word in words):
        import torch._dynamo  # noqa: F401
    import torch.func
    import torch.optim
    import torch.utils.data  # noqa: F401

    if "matplotlib" in text:
        import matplotlib.pyplot  # noqa: F401
    gc.collect()
    gc.freeze()


def main() -> None:
    jobs = [json.loads(line) for line in sys.stdin]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if sys.platform == "linux":  # orphans come to us, so that none is left behind
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
    preload("".join(Path(job["path"]).read_text("utf-8") for job in jobs))
    read, write = os.pipe()
    for end in (read, write):
        os.set_blocking(end, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    print(json.dumps({"ready": time.time()}), flush=True)
    # Not TemporaryDirectory: its finalizer would run as each child leaves.
    base = Path(tempfile.mkdtemp(prefix="tp-"))
    os.environ["TORCHINDUCTOR_CACHE_DIR"] = str(base / "inductor")
    server = Server(jobs, int(sys.argv[1]), base)
    try:
        server.loop(read)
    finally:
        for child in filter(None, server.lanes):
            child.kill("the run was stopped")
        shutil.rmtree(base, ignore_errors=True)


if __name__ == "__main__":
    main()
